"""Lessons at a table: what a learner is told, asked and answered, step by step.

A lesson is a file of data for each game, ``<game>.json``; its texts are in
``locale/en/<game>_lesson.ftl``.
"""
