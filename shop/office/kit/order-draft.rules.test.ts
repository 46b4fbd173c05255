import { expect, test } from 'vitest'
import { amountIn, asAdded, asDraft, editOf } from './order-draft.rules.ts'

const rice = {
  ...{ orderItemId: 7, quantity: 2, packedQuantity: null, finalWeight: null },
  ...{ pricedUnit: 'piece', itemStatus: 'NEW', notes: '' },
  attributes: {},
}
const okra = {
  ...{ orderItemId: 8, quantity: 1.5, packedQuantity: 1.25, finalWeight: null },
  ...{ pricedUnit: 'lb', itemStatus: 'PACKED', notes: 'Small ones' },
  attributes: { cuttingAttributes: 'Whole' },
}
const lamb = {
  productId: 101,
  minimum: 2,
  cuttingAttributes: ['Whole', 'Boneless'],
  packagingAttributes: ['Tray'],
  extraAttributes: [] as string[],
} as Parameters<typeof asAdded>[0]
const items = [rice, okra]
const drafts = (lines: object = {}, added: Parameters<typeof editOf>[0]['added'] = []) =>
  editOf({ items, lines: lines as never, added })

test('unchanged fields are not sent', () => {
  expect(drafts({ 7: asDraft(rice), 8: asDraft(okra) })).toEqual({
    edit: { items: [], removed: [], added: [] },
    wrong: new Set(),
    isChanged: false,
  })
})

test('a quantity changes the ordered amount, or the packed amount once the line is packed', () => {
  const { edit } = drafts({
    7: { ...asDraft(rice), quantity: '3' },
    8: { ...asDraft(okra), quantity: '1,5' },
  })
  expect(edit.items).toEqual([
    { orderItemId: 7, quantity: 3 },
    { orderItemId: 8, packedQuantity: 1.5 },
  ])
})

test('a weight is written and forgotten, a line is not there or removed', () => {
  expect(drafts({ 8: { ...asDraft(okra), weight: '1.37' } }).edit.items).toEqual([
    { orderItemId: 8, finalWeight: 1.37 },
  ])
  expect(drafts({ 8: { ...asDraft(okra), weight: '650 g - 20 g' } }).edit.items).toEqual([
    { orderItemId: 8, finalWeight: 1.389 },
  ])
  expect(drafts({ 7: { ...asDraft(rice), itemStatus: 'UNAVAILABLE' } }).edit.items).toEqual([
    { orderItemId: 7, itemStatus: 'UNAVAILABLE' },
  ])
  expect(drafts({ 7: { ...asDraft(rice), removed: true, quantity: 'x' } }).edit.removed).toEqual([7])
})

test('a removed line is put back, a cut and a note are changed', () => {
  const gone = { ...rice, itemStatus: 'REMOVED' }
  const one = (item: typeof gone, draft: object) =>
    editOf({ items: [item], lines: { 7: { ...asDraft(item), ...draft } }, added: [] })
  expect(one(gone, {}).isChanged).toBe(false)
  expect(one(gone, { removed: false }).edit.items).toEqual([{ orderItemId: 7, itemStatus: 'NEW' }])
  const draft = { choices: { cuttingAttributes: 'Sliced' }, notes: ' Thin ' }
  expect(drafts({ 8: { ...asDraft(okra), ...draft } }).edit.items).toEqual([
    { orderItemId: 8, cuttingAttributes: 'Sliced', notes: 'Thin' },
  ])
})

test('a discount has a reason; taking it back needs none', () => {
  const off = (amount: string, reason: string) =>
    editOf({ items, lines: {}, added: [], discount: { amount, reason } })
  expect(off('10,50', ' Late ').edit.discount).toEqual({ amount: 10.5, reason: 'Late' })
  expect(off('', '').edit.discount).toEqual({ amount: 0, reason: '' })
  for (const [amount, reason] of [
    ['10', ' '],
    ['x', 'Late'],
    ['-1', 'Late'],
  ] as const)
    expect([...off(amount, reason).wrong]).toEqual(['discount'])
})

test('an invalid amount is shown as an error and not sent', () => {
  const added = { ...asAdded(lamb, 1), quantity: '0', choices: { cuttingAttributes: 'Whole' } }
  const { edit, wrong, isChanged } = drafts({ 7: { ...asDraft(rice), quantity: 'two' } }, [added])
  expect([edit.items, edit.added, [...wrong], isChanged]).toEqual([[], [], ['7', 'new 1'], true])
})

test('a new line without a choice that it needs waits for it', () => {
  const { wrong } = drafts({}, [asAdded(lamb, 1)])
  expect([...wrong]).toEqual(['new 1'])
})

test('a replaced line is not changed as well', () => {
  const added = { ...asAdded(lamb, 1, 7), choices: { cuttingAttributes: 'Boneless' } }
  const { edit } = drafts({ 7: { ...asDraft(rice), quantity: '9' } }, [added])
  expect(edit).toEqual({
    items: [],
    removed: [],
    added: [{ productId: 101, quantity: 2, cuttingAttributes: 'Boneless', replaces: 7 }],
  })
  expect(drafts({}, [{ ...added, agreed: true }]).edit.added).toMatchObject([{ replaces: 7, agreed: true }])
})

test('amounts are written with a point or a comma', () => {
  expect([amountIn('1,25'), amountIn(' 2 '), amountIn(''), amountIn('-1'), amountIn('Infinity')]).toEqual([
    1.25,
    2,
    undefined,
    undefined,
    undefined,
  ])
})
