import { expect, test } from 'vitest'
import {
  checkReceiptDraft,
  costOf,
  newReceiptDraft,
  type ReceiptDraft,
  type ReceiptLineDraft,
  receiptIn,
} from './receipt-draft.rules.ts'

const chicken: ReceiptLineDraft = {
  ...{ key: 1, productId: 101, productName: 'Whole Chicken', sku: 'CHK-001', image: null, unitName: 'piece' },
  ...{ inLots: true, quantity: '20', unitCost: '640', code: ' GP-2611 ', dateKind: 'USE_BY' },
  ...{ expiresOn: '2026-12-02', origin: '' },
}
const rice: ReceiptLineDraft = {
  ...chicken,
  key: 2,
  productId: 102,
  inLots: false,
  quantity: '2,5',
  unitCost: '',
}
const draft: ReceiptDraft = {
  ...newReceiptDraft('2026-11-28'),
  ...{ supplierId: '2', noteNumber: ' LS-1044 ', items: [chicken, rice] },
}

test('a delivery is sent with numbers, and only products in lots have the words of a lot', () => {
  expect(receiptIn(draft, { branchId: 3 })).toEqual({
    ...{ branchId: 3, supplierId: 2, noteNumber: 'LS-1044', receivedOn: '2026-11-28', note: '' },
    items: [
      {
        ...{ productId: 101, quantity: 20, unitCost: 640 },
        lot: { code: 'GP-2611', dateKind: 'USE_BY', expiresOn: '2026-12-02', origin: '' },
      },
      { productId: 102, quantity: 2.5, unitCost: null, lot: null },
    ],
  })
})

test('goods without a last day have no meaning of a day', () => {
  const [item] = receiptIn({ ...draft, items: [{ ...chicken, dateKind: '' }] }, {}).items
  expect(item?.lot).toMatchObject({ dateKind: null, expiresOn: null })
})

test('an error has the name of its field in the call', () => {
  expect(checkReceiptDraft(draft)).toEqual({})
  const wrong = { ...chicken, quantity: '0', unitCost: 'dear', code: ' ', expiresOn: '' }
  expect(Object.keys(checkReceiptDraft({ ...draft, supplierId: '', items: [rice, wrong] }))).toEqual([
    ...['supplierId', 'items.1.quantity', 'items.1.unitCost', 'items.1.lot.code', 'items.1.lot.expiresOn'],
  ])
  expect(Object.keys(checkReceiptDraft(newReceiptDraft('')))).toEqual(['supplierId', 'receivedOn', 'items'])
})

test('the cost is the sum of the lines that have one', () => {
  expect(costOf(draft.items)).toBe(12_800)
  expect(costOf([rice])).toBeUndefined()
})
