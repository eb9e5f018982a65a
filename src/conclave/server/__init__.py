"""Tables, seats, sockets and storage: Conclave for people who are not in the same room.

``conclave.server.serving.serve(settings)`` runs a server, with settings from
``conclave.server.settings``.

A message comes in through ``connection``, is read by ``messages`` and goes by ``dispatch`` to
``commands`` (moves, chat) or ``seating`` (who sits where). These change the ``live_table``, which
``tables`` holds in memory and ``storage`` keeps. What goes out is made by ``payloads``. Bots take
part through ``bot_turns``; other processes on the same database are told by ``pubsub``.
"""
