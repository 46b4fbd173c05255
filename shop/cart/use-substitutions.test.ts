import { expect, test, vi } from 'vitest'
import { send } from '../api.ts'
import { askWishes } from './use-substitutions.ts'

vi.mock('../api.ts', () => ({ send: vi.fn() }))

test('the wishes of an account are asked for again after a failure, and then no more', async () => {
  const answers = vi.mocked(send)
  answers.mockResolvedValueOnce({ ok: false, problem: { type: 'offline', title: '', status: 0 } })
  answers.mockResolvedValue({ ok: true, answer: [] })
  for (const calls of [1, 2, 2]) {
    await askWishes(7)
    expect(answers).toHaveBeenCalledTimes(calls)
  }
  await askWishes(8)
  expect(answers).toHaveBeenCalledTimes(3)
})
