/** Who drew the icons we use; a test sees to it that none is missing. */
export const ICON_AUTHORS: { author: string; icons: string[] }[] = [
  {
    author: 'Lorc',
    icons: [
      'burning-meteor', 'cat', 'compass', 'cowled', 'crystal-ball', 'dragon-head', 'frog', 'hourglass',
      'lightning-storm', 'moon', 'owl', 'plain-dagger', 'pointy-hat', 'raven', 'rose', 'rune-stone',
      'scroll-unfurled', 'semi-closed-eye', 'snake', 'snowflake-2', 'sprout', 'sun', 'third-eye', 'wheat',
      'whirlwind', 'white-tower',
    ],
  },
  {
    author: 'Delapouite',
    icons: [
      'anticlockwise-rotation', 'black-knight-helm', 'evil-tower', 'exit-door', 'harp', 'health-potion',
      'imperial-crown', 'night-sleep', 'notebook', 'person', 'rule-book', 'scroll-quill', 'settings-knobs',
      'speaker', 'speaker-off',
    ],
  },
  { author: 'sbed', icons: ['key', 'water-drop'] },
  { author: 'Carl Olsen', icons: ['flame'] },
  { author: 'Kier Heyl', icons: ['dwarf-helmet'] },
]
