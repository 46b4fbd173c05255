import { expect, test } from 'vitest'
import { takeTurn } from './use-in-turn.ts'

test('one runs after the other, and after one that fails, whose error is seen', async () => {
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  const seen: unknown[] = []
  process.on('unhandledRejection', error => seen.push(error))
  const done: string[] = []
  const run =
    (name: string, after = 0) =>
    async () => {
      await new Promise(resolve => setTimeout(resolve, after))
      done.push(name)
      if (name === 'fails') throw new Error('The printer is on fire.')
    }
  const first = takeTurn(Promise.resolve(), run('slow', 20))
  const second = takeTurn(first, run('fails'))
  await takeTurn(second, run('last'))
  process.removeAllListeners('unhandledRejection')
  for (const other of others) process.on('unhandledRejection', other)
  expect(done).toEqual(['slow', 'fails', 'last'])
  expect(seen).toEqual([new Error('The printer is on fire.')])
})
