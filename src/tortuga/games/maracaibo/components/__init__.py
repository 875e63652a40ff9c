"""The components: files in `data/`, how their phrases are read, and how people are told of them."""
