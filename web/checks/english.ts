import { parse } from 'svelte/compiler'

/** Finds words for people in a source, where they would escape whoever translates the Fluent files. */

type Node = { type: string; [name: string]: unknown }

/** Attributes that people hear or read. */
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']
/** What names a module or a type, and what only a programmer reads. */
const UNSPOKEN = ['ImportDeclaration', 'ImportExpression', 'TSLiteralType', 'StyleSheet', 'Comment']
const KEYS = /^(Arrow\w+|Backspace|End|Enter|Escape|Home|Space|Tab)$/

export function englishIn(path: string, code: string): string[] {
  const source = path.endsWith('.svelte') ? code : `<script lang="ts">${code}</script>`
  const found: string[] = []
  const { instance, module, fragment } = parse(source, { modern: true })
  for (const part of [instance, module, fragment]) look(part as unknown as Node | null, found)
  return found
}

function look(node: Node | null, found: string[]): void {
  if (!node || UNSPOKEN.includes(node.type) || isError(node)) return
  if (node.type === 'Attribute' || node.type === 'StyleDirective') {
    const spoken = SPOKEN.includes(String(node.name))
    for (const value of parts(node.value)) {
      if (spoken) look(value, found)
      else if (value.type === 'ExpressionTag') look(value.expression as Node, found)
    }
    return
  }
  if (node.type === 'Text') found.push(...lettered(node))
  else if (node.type === 'ExpressionTag')
    found.push(...outcomes(node.expression as Node).filter((words) => !isProse(words)))
  const words = wordsOf(node)
  if (words !== null && isProse(words)) found.push(words.trim())
  for (const value of Object.values(node)) for (const child of parts(value)) look(child, found)
}

function parts(value: unknown): Node[] {
  return [value].flat().filter((part): part is Node => typeof part === 'object' && part !== null && 'type' in part)
}

function wordsOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : null
}

function lettered({ type, data }: Node): string[] {
  return type === 'Text' ? (String(data).match(/\p{L}{3,}/gu) ?? []) : []
}

/** The words that an expression within the markup may come to. */
function outcomes(node: Node): string[] {
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((way) => outcomes(way as Node))
  if (node.type === 'LogicalExpression') return outcomes(node.right as Node)
  return (wordsOf(node) ?? '').match(/\p{L}{3,}/gu) ?? []
}

/** Several words, or one with a capital; what has the signs of a style or a selector is neither. */
function isProse(words: string): boolean {
  if (/[<>{}#=]/.test(words) || KEYS.test(words)) return false
  return /\p{L}{2,} \p{L}{2,}/u.test(words) || /^\s*\p{Lu}\p{Ll}{2,}/u.test(words)
}

function isError(node: Node): boolean {
  return node.type === 'NewExpression' && (node.callee as Node).name === 'Error'
}
