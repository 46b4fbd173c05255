import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentPages } from './content-pages.ts'
import { blocksForAudit, draftChanges } from './draft-changes.rules.ts'
import { pageParts, partsOf } from './page-parts.ts'

const block = (blockId: number | null, title = `Number ${blockId}`, part = 'questions') => ({
  blockId,
  part,
  title,
})
const page = [block(1), block(2), block(3)]

describe('the changes of a draft', () => {
  test('are empty if the draft equals the page', () => {
    expect(draftChanges(page, [...page])).toEqual({
      states: ['same', 'same', 'same'],
      removed: [],
      moved: false,
      count: 0,
      places: [0, 1, 2],
    })
  })

  test('are the blocks that are new, changed, removed and moved', () => {
    const draft = [block(3), block(1, 'Another title'), block(null, 'New')]
    expect(draftChanges(page, draft)).toEqual({
      states: ['same', 'changed', 'new'],
      removed: [block(2)],
      moved: true,
      count: 4,
      places: [2, 0, undefined],
    })
  })

  test('a block that the page no longer has is new to it', () => {
    expect(draftChanges(page, [...page, block(9)]).states.at(-1)).toBe('new')
  })

  test('new blocks of another draft that this one has as well are the same, others are gone', () => {
    const theirs = [...page, block(null, 'Both'), block(null, 'Only theirs')]
    const mine = [...page, block(null, 'Only mine'), block(null, 'Both')]
    expect(draftChanges(theirs, mine)).toMatchObject({
      states: ['same', 'same', 'same', 'new', 'same'],
      removed: [block(null, 'Only theirs')],
      moved: false,
      count: 2,
    })
  })

  test('new blocks that say the same are counted each', () => {
    const twice = [block(null, 'Twice'), block(null, 'Twice')]
    expect(draftChanges(twice, twice).count).toBe(0)
    expect(draftChanges(twice, twice.slice(1))).toMatchObject({ removed: [block(null, 'Twice')], count: 1 })
    expect(draftChanges(twice.slice(1), twice).states).toEqual(['same', 'new'])
  })

  test('new blocks in another order are moved', () => {
    const [one, other] = [block(null, 'One'), block(null, 'Other')]
    expect(draftChanges([one, other], [other, one])).toMatchObject({ moved: true, count: 1 })
  })

  test('the order of the parts among each other does not matter, as each has its place', () => {
    const note = block(4, 'Note', 'notes')
    expect(draftChanges([...page, note], [note, ...page]).count).toBe(0)
  })

  test('any order of the same blocks is one change, or none', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(page, { minLength: 3 }), draft => {
        expect(draftChanges(page, draft).count).toBe(draft.every((one, at) => one === page[at]) ? 0 : 1)
      }),
    )
  })
})

test('the audit lists the blocks that differ, and no others', () => {
  const draft = [block(1), block(2, 'Another title'), block(null, 'New')]
  expect(blocksForAudit(page, draft)).toEqual({
    before: { 'questions 2': block(2), 'questions 3': block(3) },
    after: { 'questions 2': block(2, 'Another title'), 'questions new 3': block(null, 'New') },
  })
})

test('the audit lists removed new blocks by their places, and moved new blocks', () => {
  const draft = [block(1), block(null, 'One'), block(null, 'Other')]
  expect(blocksForAudit(draft, [block(1)])).toEqual({
    before: { 'questions new 2': block(null, 'One'), 'questions new 3': block(null, 'Other') },
    after: {},
  })
  expect(blocksForAudit(draft, [block(null, 'Other'), block(null, 'One'), block(1)])).toEqual({
    before: { order: ['questions 1', 'questions new 2', 'questions new 3'] },
    after: { order: ['questions new 3', 'questions new 2', 'questions 1'] },
  })
})

test('every page names each of its parts once, and each required field belongs to its part', () => {
  for (const name of contentPages) {
    const parts = pageParts[name]
    expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length)
    for (const { fields, needs } of parts) expect(fields).toEqual(expect.arrayContaining([...needs]))
  }
})

test('parts that a page does not name are shown behind its own', () => {
  expect(partsOf('menu', [{ part: 'head' }, { part: 'extra' }]).map(({ part }) => part)).toEqual([
    'head',
    'extra',
  ])
})
