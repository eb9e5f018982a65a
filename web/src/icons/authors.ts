/** Who drew the icons we use; a test sees to it that none is missing. */
export const ICON_AUTHORS: { author: string; icons: string[] }[] = [
  {
    author: 'Lorc',
    icons: [
      'bleeding-wound', 'burning-meteor', 'cat', 'cog', 'compass', 'cowled', 'crossed-bones', 'crystal-ball',
      'curling-vines', 'cut-diamond', 'cycle', 'dragon-head', 'drop', 'earth-crack', 'explosion-rays', 'frog',
      'hourglass', 'imprisoned', 'lightning-storm', 'magic-portal', 'moon', 'oak', 'owl', 'plain-dagger', 'pointy-hat',
      'raven', 'robot-golem', 'rose', 'rune-stone', 'scroll-unfurled', 'semi-closed-eye', 'shadow-follower',
      'snake', 'snowflake-2', 'sprout', 'stopwatch', 'sun', 'third-eye', 'tombstone', 'volcano', 'wheat',
      'whirlwind', 'white-tower',
    ],
  },
  {
    author: 'Delapouite',
    icons: [
      'ancient-columns', 'anticlockwise-rotation', 'black-knight-helm', 'bookshelf', 'camping-tent',
      'evil-tower', 'exit-door', 'expand', 'fast-forward-button', 'goblin-head', 'harp', 'health-potion',
      'imperial-crown', 'mine-wagon', 'night-sleep', 'notebook', 'person', 'plant-seed', 'prisoner',
      'rock-golem', 'rule-book', 'scroll-quill', 'settings-knobs', 'speaker', 'speaker-off', 'village',
      'water-fountain',
    ],
  },
  { author: 'sbed', icons: ['key', 'poison', 'shield', 'water-drop'] },
  { author: 'Carl Olsen', icons: ['flame', 'spider-face'] },
  { author: 'Kier Heyl', icons: ['dwarf-helmet'] },
  { author: 'Skoll', icons: ['troll'] },
]
