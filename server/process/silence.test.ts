import { expect, test } from 'vitest'
import { isDatabaseAway } from '../../shop/lib/is-database-away.ts'
import { createSilence } from './silence.ts'

test('work that waits is refused when silence begins, new work until it ends, and both as an absent database', async () => {
  const silence = createSilence()
  const waiting = silence.unlessSilent(() => new Promise(() => {})).catch(error => error)
  silence.begin()
  expect(isDatabaseAway(await waiting)).toBe(true)
  let began = false
  const refused = await silence.unlessSilent(async () => (began = true)).catch(error => error)
  expect(isDatabaseAway(refused)).toBe(true)
  expect(began).toBe(false)
  silence.end()
  expect(await silence.unlessSilent(async () => 'done')).toBe('done')
})
