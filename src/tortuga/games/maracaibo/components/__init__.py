"""The components: files in `data/`, how their phrases are parsed, and how they are described to people."""
