"""Tables, seats, sockets and storage: Conclave for people who are not in the same room.

``conclave.server.serving.serve(settings)`` runs a server, with settings from
``conclave.server.settings``.
"""
