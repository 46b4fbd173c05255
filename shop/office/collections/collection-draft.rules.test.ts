import { expect, test } from 'vitest'
import type { StaffCollection } from '../../collections/collections.fields.ts'
import { m } from '../../messages/m.ts'
import {
  checkCollectionDraft,
  collectionDraftOf,
  collectionIn,
  newCollectionDraft,
} from './collection-draft.rules.ts'

const stored: StaffCollection = {
  ...{ collectionId: 3, address: 'barbecue', title: 'Barbecue', blurb: 'For the grill', image: null },
  ...{
    byHand: false,
    seoTitle: null,
    seoText: 'Meat',
    activeFlag: 'Y',
    products: 4,
    isFound: true,
    demo: false,
  },
  updatedDate: '2026-11-28T09:30:00.000Z',
  rule: {
    ...{ tags: ['bbq', 'grill'], brandIds: [2], categoryIds: [], priceFrom: 1.5, priceTo: null },
    ...{ newDays: 30, onSale: true },
  },
  chosen: [],
}

test('a collection is sent as it was read', () => {
  const { collectionId, updatedDate, title, address, blurb, image, rule, seoText } = stored
  expect(collectionIn(collectionDraftOf(stored))).toEqual({
    ...{ collectionId, updatedDate, title, address, blurb, image, rule, seoText },
    ...{ activeFlag: 'Y', seoTitle: null, productIds: [] },
  })
})

test('a collection by hand has its products in order, and no rule', () => {
  const chosen = [7, 3].map(productId => ({ productId, productName: 'A', shown: true }))
  const sent = collectionIn({ ...collectionDraftOf(stored), kind: 'HAND', chosen })
  expect(sent).toMatchObject({ rule: null, productIds: [7, 3] })
})

test('each field says what is wrong with it', () => {
  const empty = newCollectionDraft()
  expect(checkCollectionDraft(empty)).toEqual({
    title: m.catalogue_name_needed(),
    rule: m.collections_rule_empty(),
  })
  const wrong = { ...empty, title: 'A', address: 'A b', priceFrom: 'x', priceTo: '-1', newDays: '0' }
  expect(checkCollectionDraft(wrong)).toEqual({
    address: m.collections_address_wrong(),
    'rule.priceFrom': m.office_price_wrong(),
    'rule.priceTo': m.office_price_wrong(),
    'rule.newDays': m.collections_days_wrong(),
  })
  expect(checkCollectionDraft({ ...empty, title: 'A', kind: 'HAND' })).toEqual({})
})
