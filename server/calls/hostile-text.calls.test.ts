import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { callTable } from '../../tests/support/cases/call-table.ts'
import { headersOf, makeWorld, sendCall, type World } from '../../tests/support/cases/call-world.ts'
import { verdicts } from '../../tests/support/cases/verdicts.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let world: World
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
})
afterAll(() => shop.close())

const hostile: [what: string, text: string][] = [
  ['10,000 characters', 'x'.repeat(10_000)],
  ['quotes', `'"\`; drop table orders; --`],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['right-to-left marks', '\u202eabc\u202c \u200f\u0627\u0644'],
  ['emoji', '👩🏽‍🍳🍖 a\u0301\u0302\u0303'],
  ['a line break', 'one\r\nBcc: all@example.org'],
  ['a formula', '=1+1'],
  ['a prototype', '__proto__'],
]

type Schema = {
  type?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  const?: unknown
}

/** The text fields of an input, as paths of field names; a list is represented by its first entry. */
function textFields(schema: Schema, path: (string | number)[] = []): (string | number)[][] {
  if (schema.const !== undefined) return []
  const own = schema.type === 'string' ? [path] : []
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    textFields(part, [...path, name]),
  )
  const options = (schema.anyOf ?? []).flatMap(part => textFields(part, path))
  const entries = schema.items ? textFields(schema.items, [...path, 0]) : []
  return [...new Map([...own, ...inside, ...options, ...entries].map(one => [one.join('.'), one])).values()]
}

/** Returns the input with a text set at a path; missing parts are created. */
function withText(input: unknown, [first, ...rest]: (string | number)[], text: string): unknown {
  if (first === undefined) return text
  if (typeof first === 'number') {
    const list = [...((input as unknown[] | undefined) ?? [])]
    list[first] = withText(list[first], rest, text)
    return list
  }
  const record = (input ?? {}) as Record<string, unknown>
  return { ...record, [first]: withText(record[first], rest, text) }
}

const all: Call[] = [...calls]
const fields = all.flatMap(call => {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
  return textFields(schema).map(path => ({
    call,
    path,
    name: `${call.method} ${call.path}: ${path.join('.')}`,
  }))
})

test('most calls take text', () => {
  expect(fields.length).toBeGreaterThan(100)
})

describe('hostile text is stored or refused, and never breaks anything', () => {
  test.each(fields)('$name', async ({ call, path }) => {
    const row = verdicts.get(`${call.method} ${call.path}`) ?? []
    const me = row[2] === '200' ? world.actors.own : world.actors.owner
    const headers = await headersOf(shop, me)
    const changes = call.method !== 'GET' && !call.reads
    const newInput = () => callTable[`${call.method} ${call.path}`]?.good(world, me)
    let good = await newInput()
    for (const [what, text] of hostile) {
      const input = withText(good, path, text) as Record<string, unknown>
      const isPath = path.length === 1 && call.path.includes(`{${path[0]}}`)
      if (isPath && !text.isWellFormed()) continue // no address can contain it
      const answer = await sendCall(shop, call, input, headers)
      expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
      expect(answer.headers['content-type']).toMatch(/^application\/(problem\+)?json/)
      // A call that only reads, or is refused for its form, uses nothing up.
      if (changes && answer.status !== 400) good = await newInput()
    }
  })
})

test('no hostile text was run as a command or used as a field', async () => {
  expect((await shop.pool.query('select 1 from orders')).rowCount).toBeGreaterThan(0)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  const { rows } = await shop.pool.query('select recipient from outbox')
  expect(rows.filter(({ recipient }) => /[\r\n]/.test(recipient))).toEqual([])
})
