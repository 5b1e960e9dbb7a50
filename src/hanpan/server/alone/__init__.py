"""The server for one visitor, without a network: the same tables, messages and answers inside a browser (docs/demo.md).

What a table asks of the server around it (tables/context.py) is answered here from memory. Nothing of this room needs
more than the base installation: no web server, no database, no thread and no process.
"""
