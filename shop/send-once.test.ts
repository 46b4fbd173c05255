import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnanswered, sendOnce } from './send-once.ts'

const keys: string[] = []
/** The answers of the shop, first come; 0: none comes. */
let answers: { status: number; type?: string }[] = []

beforeEach(() => {
  keys.length = 0
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] as string)
    const answer = answers.shift()
    if (!answer?.status) throw new TypeError('the connection broke')
    return Response.json({ title: 'Said', type: '/problems/some', ...answer }, { status: answer.status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const move = (quantity: number, productId = 101) =>
  sendOnce('POST /stock/move', { productId, cause: 'DELIVERY', quantity, note: '' }, productId)

const decided = fc.constantFrom(200, 400, 404, 409, 422)
const undecided = fc.constantFrom(0, 408, 500, 502, 503, 504)
const aboutTheSender = fc.constantFrom(401, 403, 425, 429)

test('a change has one key until an answer is about its content; the next change has another', async () => {
  const later = fc.array(fc.oneof(undecided, aboutTheSender), { maxLength: 4 })
  const failures = fc.option(fc.tuple(undecided, later), { nil: undefined })
  const lives = fc.array(fc.tuple(failures, decided), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(lives, async changes => {
      keys.length = 0
      for (const [failures, end] of changes) {
        const [first, more] = failures ?? [end, []]
        answers = [first, ...more, ...(failures ? [end] : [])].map(status => ({ status }))
        const from = keys.length
        while (answers.length) await move(keys.length + 1)
        expect(new Set(keys.slice(from)).size).toBe(1)
      }
      expect(new Set(keys).size).toBe(changes.length)
    }),
  )
})

test('changes of different things have different keys', async () => {
  answers = [{ status: 503 }, { status: 503 }]
  await move(1, 101)
  await move(1, 102)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('a refusal of the sender alone leaves nothing unanswered, as nothing was done', async () => {
  await fc.assert(
    fc.asyncProperty(aboutTheSender, async status => {
      answers = [{ status }]
      await move(1)
      expect(isUnanswered('POST /stock/move', 101)).toBe(false)
    }),
  )
})

test('it is known as unanswered until then', async () => {
  answers = [{ status: 503 }, { status: 200 }]
  expect(isUnanswered('POST /stock/move', 101)).toBe(false)
  await move(1)
  expect(isUnanswered('POST /stock/move', 101)).toBe(true)
  await move(1)
  expect(isUnanswered('POST /stock/move', 101)).toBe(false)
})

test('a change after one that did arrive is not sent, and the page says so', async () => {
  answers = [{ status: 0 }, { status: 422, type: '/problems/idempotency-key-reused' }]
  await move(1)
  expect(await move(2)).toMatchObject({
    ok: false,
    problem: { title: expect.stringContaining('The shop did receive what you sent before') },
  })
})
