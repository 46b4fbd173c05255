import { describe, expect, test } from 'vitest'
import { findProduct } from '../../shop/catalogue/catalogue.contract.ts'
import { Failure } from '../../shop/lib/call.ts'
import { findOrderByLink } from '../../shop/orders/orders.contract.ts'
import { findSettings } from '../../shop/settings/settings.contract.ts'
import { KeptAnswers } from './kept-answers.ts'
import { noteShown, openShown, watchShown } from './showing.ts'

/** A shop whose calls answer how often they were asked; `gate` holds the next answer. */
function openKept(room = 100_000) {
  const world = { asked: 0, now: 1_000, isCurrent: true, gate: undefined as Promise<void> | undefined }
  const kept = new KeptAnswers({
    room,
    isCurrent: () => world.isCurrent,
    now: () => world.now,
    ask: async (call, input) => {
      world.asked += 1
      const answer = input.id === 0 ? new Failure('NOT_FOUND', undefined) : { turn: world.asked, in: [input] }
      await world.gate
      noteShown(call, input, answer)
      return answer
    },
  })
  return { world, kept, product: (id: number) => kept.ask(findProduct, { id }) }
}

describe('an answer for a loader is asked for once', () => {
  test('for many simultaneous loaders, and those that come later', async () => {
    const { world, product } = openKept()
    await Promise.all(Array.from({ length: 20 }, () => product(7)))
    await product(7)
    expect(world.asked).toBe(1)
    await product(8)
    expect(world.asked).toBe(2)
  })
  test('and again after a change of what it shows, not after other changes', async () => {
    const { world, kept, product } = openKept()
    await product(7)
    kept.drop(['product 8', 'news'])
    await product(7)
    expect(world.asked).toBe(1)
    kept.drop(['product 7'])
    expect(await product(7)).toMatchObject({ turn: 2 })
    kept.drop(['anything'])
    expect(await product(7)).toMatchObject({ turn: 3 })
  })
  test('and again after a minute, because time itself can be a change', async () => {
    const { world, product } = openKept()
    await product(7)
    world.now += 60_001
    expect(await product(7)).toMatchObject({ turn: 2 })
  })
  test('but each time while changes are not heard', async () => {
    const { world, product } = openKept()
    await product(7)
    world.isCurrent = false
    expect(await product(7)).toMatchObject({ turn: 2 })
  })
  test('but each time if the call does not say what it shows, or refused', async () => {
    const { world, kept, product } = openKept()
    for (const _ of [1, 2]) await kept.ask(findOrderByLink, { link: 'a' })
    for (const _ of [1, 2]) expect(await product(0)).toBeInstanceOf(Failure)
    expect(world.asked).toBe(4)
    expect(kept.size.entries).toBe(0)
  })
})

describe('an answer that was begun before a change', () => {
  test('is not stored', async () => {
    const { kept, product, open } = held()
    const before = product(7)
    kept.drop(['product 7'])
    open()
    expect(await before).toMatchObject({ turn: 1 })
    expect(await product(7)).toMatchObject({ turn: 2 })
  })
  test('is not given to those who ask after the change', async () => {
    const { kept, product, open } = held()
    const before = product(7)
    kept.drop(['product 7'])
    const after = product(7)
    open()
    expect([await before, await after]).toMatchObject([{ turn: 1 }, { turn: 2 }])
  })
})

/** A shop whose answers wait until `open` is called. */
function held() {
  const { world, ...shop } = openKept()
  let open = () => {}
  world.gate = new Promise(done => {
    open = done
  })
  return { ...shop, open: () => open() }
}

test('a page shows what its answers show, and is as old as the oldest of them', async () => {
  const { world, kept, product } = openKept()
  await kept.ask(findSettings, {})
  world.now = 2_000
  await product(7)
  world.now = 3_000
  const shown = openShown(world.now)
  await watchShown(shown, async () => {
    await product(7)
    await kept.ask(findSettings, {})
  })
  expect([...shown.things]).toEqual(expect.arrayContaining(['product 7', 'settings']))
  expect(shown).toMatchObject({ since: 1_000, unknown: false })
})

test('a stored answer cannot be changed by a screen', async () => {
  const { product } = openKept()
  const answer = (await product(7)) as { in: { id: number }[] }
  expect(() => {
    ;(answer.in[0] as { id: number }).id = 9
  }).toThrow(TypeError)
  expect(() => answer.in.push({ id: 9 })).toThrow(TypeError)
})

test('stored answers take no more than their room, and what is asked for often stays', async () => {
  const { kept, product } = openKept(5_000)
  await product(1)
  for (let id = 2; id < 60; id += 1) {
    await product(id)
    expect(await product(1)).toMatchObject({ turn: 1 })
  }
  expect(kept.size.bytes).toBeLessThanOrEqual(5_000)
})
