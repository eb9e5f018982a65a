// boardgame.io's own server with a game of the same kind as ours: two seats, five hidden stones each, "cast"
// names one of eight spells and "stop" ends a turn. node boardgame.cjs PORT memory|FOLDER
'use strict'
const { Server, FlatFile } = require('boardgame.io/server')

const [port, storage] = process.argv.slice(2)
const LIVES = 6
const HAND = 5

function deal(G, random) {
  const stones = []
  for (let spell = 1; spell <= 8; spell += 1) for (let count = 0; count < spell; count += 1) stones.push(spell)
  G.pile = random.Shuffle(stones)
  G.secrets = G.pile.splice(0, 4)
  G.board = [0, 0, 0, 0, 0, 0, 0, 0]
  G.seats.forEach((seat, number) => {
    seat.lives = LIVES
    G.hands[number] = G.pile.splice(0, HAND)
  })
}

function refill(G) {
  for (const hand of G.hands) while (hand.length < HAND && G.pile.length) hand.push(G.pile.pop())
}

function endTurn(G, events) {
  refill(G)
  G.last = 0
  events.endTurn()
}

function endRound(G, random, events, winner) {
  G.seats[winner].points += 3
  G.round += 1
  deal(G, random)
  G.last = 0
  events.endTurn()
}

const table = {
  name: 'stones',
  setup: ({ random }) => {
    const seats = [0, 1].map(() => ({ lives: LIVES, points: 0, taken: 0 }))
    const G = { round: 1, last: 0, seats, hands: [[], []], pile: [], secrets: [], board: [], told: [] }
    deal(G, random)
    return G
  },
  // What a seat sees: the other's stones, not its own, and how many are left of what is hidden.
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand.length : hand)),
    pile: G.pile.length,
    secrets: G.secrets.length,
    unseen: [1, 2, 3, 4, 5, 6, 7, 8].map(
      (spell) => spell - G.board[spell - 1] - G.hands[1 - Number(playerID)].filter((stone) => stone === spell).length,
    ),
  }),
  moves: {
    cast: ({ G, playerID, random, events }, spell) => {
      const seat = Number(playerID)
      const at = G.hands[seat].indexOf(spell)
      G.told = [{ id: at < 0 ? 'miss' : 'hit', seat, spell }]
      G.last = spell
      if (at < 0) {
        G.seats[seat].lives -= 1
        G.told.push({ id: 'lose', seat, lives: 1 })
        if (G.seats[seat].lives === 0) endRound(G, random, events, 1 - seat)
        else endTurn(G, events)
        return
      }
      G.hands[seat].splice(at, 1)
      G.board[spell - 1] += 1
      G.seats[1 - seat].lives -= 1
      G.told.push({ id: 'lose', seat: 1 - seat, lives: 1 })
      if (!G.hands[seat].length || G.seats[1 - seat].lives === 0) endRound(G, random, events, seat)
    },
    stop: ({ G, playerID, events }) => {
      G.told = [{ id: 'stop', seat: Number(playerID) }]
      endTurn(G, events)
    },
  },
}

const options = { games: [table], origins: [/.*/] }
if (storage !== 'memory') options.db = new FlatFile({ dir: storage })
const server = Server(options)
server.run(Number(port), () => console.log(`open at http://127.0.0.1:${port}`))
