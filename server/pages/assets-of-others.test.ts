import { expect, test } from 'vitest'
import { assetsOfOthers } from './assets-of-others.ts'

const asset = (name: string, size = 10) => ({
  name,
  type: 'application/javascript; charset=utf-8',
  encoding: 'br' as const,
  bytes: Buffer.alloc(size),
})

test('a file of another release is looked up once, however many ask for it', async () => {
  const asked: string[] = []
  const find = assetsOfOthers(async name => {
    asked.push(name)
    return asset(name)
  })
  const found = await Promise.all([1, 2, 3].map(() => find('cart-Ab_d-123.js')))
  expect((await find('cart-Ab_d-123.js'))?.bytes).toBe(found[0]?.bytes)
  expect(asked).toEqual(['cart-Ab_d-123.js'])
})

test('names that no build gives are never looked up', async () => {
  const find = assetsOfOthers(async name => asset(name))
  for (const name of ['', 'wp-login.php', 'cart.js', 'cart-Ab_d-123.exe', `${'a'.repeat(300)}-Ab_d-123.js`])
    expect(await find(name)).toBeUndefined()
})

test('a missing file is asked for again after a moment, and one whose look-up failed at once', async () => {
  let time = 0
  let asked = 0
  const answers = [undefined, asset('late-12345678.js'), new Error('away'), undefined]
  const find = assetsOfOthers(
    async () => {
      const answer = answers[asked]
      asked += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    { now: () => time },
  )
  expect(await find('late-12345678.js')).toBeUndefined()
  time = 4_000
  expect(await find('late-12345678.js')).toBeUndefined()
  expect(asked).toBe(1)
  time = 6_000
  expect(await find('late-12345678.js')).toBeDefined()
  await expect(find('other-12345678.js')).rejects.toThrow('away')
  expect(await find('other-12345678.js')).toBeUndefined()
  expect(asked).toBe(4)
})

test('the memory for files of other releases is bounded: the oldest go first', async () => {
  const asked: string[] = []
  const find = assetsOfOthers(
    async name => {
      asked.push(name)
      return asset(name, 5_000)
    },
    { room: 15_000 },
  )
  const names = ['a-12345678.js', 'b-12345678.js', 'c-12345678.js']
  for (const name of names) await find(name)
  await find('c-12345678.js')
  expect(asked).toEqual(names)
  await find('a-12345678.js')
  expect(asked).toEqual([...names, 'a-12345678.js'])
})
