"""Places of the table, kinds of hexes, spheres, the names of the spells, the figures of an edition."""
