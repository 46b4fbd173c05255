import { expect, test } from 'vitest'
import { m } from '../messages/m.ts'
import { withOwnWords } from './own-words.ts'

const demo = {
  tagline: m.settings_tagline(),
  coverageZone: m.settings_coverage_zone(),
  address: m.settings_address(),
}
const meat = [{ deptName: 'MEAT' }]

test('the demo shop speaks as it does', () => {
  expect(withOwnWords(demo, meat)).toBe(demo)
})

test('a shop without meat does not speak of it, unless its owner does', () => {
  expect(withOwnWords(demo, []).tagline).toBe(m.front_tagline_plain())
  expect(withOwnWords({ ...demo, tagline: 'Lamb on Fridays' }, []).tagline).toBe('Lamb on Fridays')
})

test('a shop that has moved names no places around the demo shop, unless its owner does', () => {
  const moved = { ...demo, address: '1 Mill Lane' }
  expect(withOwnWords(moved, meat).coverageZone).toBe('')
  expect(withOwnWords({ ...moved, coverageZone: 'All of Leeds' }, meat).coverageZone).toBe('All of Leeds')
})
