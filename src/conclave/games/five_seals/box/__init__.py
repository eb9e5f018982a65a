"""What is printed: elements, dice, scrolls, and the dungeon with its plans. No rules."""
