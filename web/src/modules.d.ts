declare module 'icon:*' {
  /** The outline of an icon on a square of 512. */
  const path: string
  export default path
}

declare module '*.md' {
  /** The chapters of a page: `words` is all that is written in one, to be searched. */
  const chapters: { id: string; title: string; html: string; words: string }[]
  export default chapters
}
