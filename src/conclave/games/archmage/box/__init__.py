"""Places of the table, kinds of hexes, spheres, spell names, and the figures of an edition."""
