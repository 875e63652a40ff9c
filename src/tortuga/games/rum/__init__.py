"""RUM: sets of rum bottles for seven captains, in the English and the Polish edition.

Read `rules` first: it follows the chapters of docs/rules/rum.md. `bottles` counts, `redeal` remembers and imagines,
`wire` and `notation` are what others see, `box` holds the components, `title` ties them together.
"""
