"""How databases of earlier layouts are brought to the present one, step by step.

A step is never changed once it was released: it speaks of the tables as they were then.
"""
