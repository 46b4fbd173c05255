import { expect, test } from 'vitest'
import { branchOfferDraft, branchOfferInput, checkBranchOffer } from './branch-offer-draft.rules.ts'

const place = {
  ...{ branchId: 2, branchName: 'Clifton', isMain: false, sold: true, unitPrice: null, salePrice: null },
  ...{ onHand: 3, held: 0, lowAt: 5, updatedDate: null },
}

test('a branch with the price of the shop stays so, and one with its own price has both', () => {
  const draft = branchOfferDraft(place)
  expect(branchOfferInput(draft)).toEqual({ sold: true, unitPrice: null, salePrice: null })
  const own = { ...draft, ownPrice: true, unitPrice: '120,50' }
  expect(branchOfferInput(own)).toEqual({ sold: true, unitPrice: 120.5, salePrice: 120.5 })
  expect(branchOfferInput({ ...own, salePrice: '99' })).toMatchObject({ unitPrice: 120.5, salePrice: 99 })
  const saved = { ...place, unitPrice: 120, salePrice: 120 }
  expect(branchOfferDraft(saved)).toMatchObject({ ownPrice: true, unitPrice: '120', salePrice: '' })
  expect(branchOfferDraft({ ...saved, salePrice: 99 }).salePrice).toBe('99')
})

test('only its own prices are checked', () => {
  const draft = { ...branchOfferDraft(place), unitPrice: 'dear', salePrice: 'cheap' }
  expect(checkBranchOffer(draft)).toEqual({})
  expect(Object.keys(checkBranchOffer({ ...draft, ownPrice: true }))).toEqual(['unitPrice', 'salePrice'])
  expect(checkBranchOffer({ ...draft, ownPrice: true, unitPrice: '5', salePrice: ' ' })).toEqual({})
})
