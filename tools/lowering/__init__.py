"""Rewrites the readable source into one that mypyc compiles well; docs/decisions/0014 says why.

One idea a file: `program` reads the source, the others each rewrite one thing, `module` puts them
together. What cannot be done well is refused, with file and line.
"""
