"""A hostile guest: somebody with a few names, addresses and sockets who tries everything that can be sent."""
