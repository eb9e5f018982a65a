"""What all tables of the database are declared in."""

from sqlalchemy import MetaData

metadata = MetaData()
