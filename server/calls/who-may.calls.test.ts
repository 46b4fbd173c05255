import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { callTable } from '../../tests/support/cases/call-table.ts'
import { callers, headersOf, makeWorld, sendCall, type World } from '../../tests/support/cases/call-world.ts'
import { verdicts } from '../../tests/support/cases/verdicts.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let world: World
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
})
afterAll(() => shop.close())

const all: Call[] = [...calls]
const nameOf = (call: Call) => `${call.method} ${call.path}`

test('every call has a row of verdicts, and every row has a call', () => {
  expect([...verdicts.keys()].sort()).toEqual(all.map(nameOf).sort())
})

describe('only permitted people may make a call', () => {
  test.each(all)('$method $path', async call => {
    const found: string[] = []
    for (const name of callers) {
      const me = name === 'nobody' ? undefined : world.actors[name]
      const input = await callTable[nameOf(call)]?.good(world, me)
      const answer = await sendCall(shop, call, { ...input }, me ? await headersOf(shop, me) : {})
      const nothing = answer.status === 200 && Object.values(answer.body ?? {}).every(value => value === null)
      found.push(nothing && typeof answer.body === 'object' ? 'none' : String(answer.status))
    }
    expect(Object.fromEntries(callers.map((name, at) => [name, found[at]]))).toEqual(
      Object.fromEntries(callers.map((name, at) => [name, verdicts.get(nameOf(call))?.[at]])),
    )
  })
})

test('a refusal reveals nothing about the data that it protects', async () => {
  const { orderNum } = await world.order()
  const headers = await headersOf(shop, world.actors.other)
  const mail = all.find(call => call.path === '/email/api/orderEmail') as Call
  const [there, nowhere] = [
    await sendCall(shop, mail, { orderNum }, headers),
    await sendCall(shop, mail, { orderNum: '1' }, headers),
  ]
  expect({ ...there.body, instance: '' }).toEqual({ ...nowhere.body, instance: '' })
})
