declare module 'icon:*' {
  /** The outline of an icon on a square of 512. */
  const path: string
  export default path
}

declare module '*.md' {
  const html: string
  export default html
}
