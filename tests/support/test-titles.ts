import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Returns the names of a chain of members and calls: `test.each(rows)(title, run)` is called through `test` and `each`. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), ...namesOf(callee.property)]
  return namesOf(callee.type === 'CallExpression' ? callee.callee : callee.tag)
}

/** Returns the text of a literal, with `%s` for each expression in it. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('%s')
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

function titlesIn(node: unknown, around: string): string[] {
  if (Array.isArray(node)) return node.flatMap(one => titlesIn(one, around))
  if (!isNode(node)) return []
  const inside = (within: string) => Object.values(node).flatMap(value => titlesIn(value, within))
  const [first = '', ...more] = node.type === 'CallExpression' ? namesOf(node.callee) : []
  const title = textOf((node.arguments as unknown[] | undefined)?.[0])
  if (title === undefined || (first !== 'test' && first !== 'describe')) return inside(around)
  const whole = `${around} ${title}`.trim()
  return first === 'describe' || more.includes('describe') ? inside(whole) : [whole, ...inside(around)]
}

/** Returns the titles of the tests in a file, each after those of its groups. */
export const testTitles = (file: string): string[] =>
  titlesIn(parseSync(file, readFileSync(file, 'utf8')).program, '')
