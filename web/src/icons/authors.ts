/** Who drew the icons we use; a test sees to it that none is missing. */
export const ICON_AUTHORS: { author: string; icons: string[] }[] = [
  {
    author: 'Lorc',
    icons: [
      'burning-meteor', 'cat', 'cowled', 'dragon-head', 'frog', 'hourglass', 'lightning-storm', 'moon', 'owl',
      'raven', 'rose', 'rune-stone', 'semi-closed-eye', 'snake', 'snowflake-2', 'sprout', 'sun', 'third-eye',
      'whirlwind', 'white-tower',
    ],
  },
  {
    author: 'Delapouite',
    icons: [
      'anticlockwise-rotation', 'evil-tower', 'exit-door', 'harp', 'health-potion', 'night-sleep', 'person',
      'rule-book', 'scroll-quill', 'settings-knobs', 'speaker', 'speaker-off',
    ],
  },
  { author: 'sbed', icons: ['key', 'water-drop'] },
  { author: 'Carl Olsen', icons: ['flame'] },
]
