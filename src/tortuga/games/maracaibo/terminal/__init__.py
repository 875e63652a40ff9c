"""Pirates of Maracaibo in the terminal."""
