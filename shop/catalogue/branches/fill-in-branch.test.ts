import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseBranch } from '../../settings/branches/chosen-branch.ts'
import type { ShopData } from '../../ui/shown-shop.ts'
import { branchOffers } from './branch-offers.ts'
import { fillInBranch } from './fill-in-branch.ts'

/** The product of the page that is shown, and the questions that wait for their answer, by address. */
let shown = 101
const waiting = new Map<string, () => void>()

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) =>
      selector === '[data-offer]' ? [{ dataset: { offer: String(shown) } }] : [],
  })
  vi.stubGlobal('fetch', async (address: string) => {
    await new Promise<void>(answer => waiting.set(address.replace(/\?$/, ''), answer))
    const [branchId, productId] = address.split(/[/?]/).slice(-3).map(Number)
    return Response.json([{ productId, sold: true, quantity: branchId, unitPrice: 1, effectivePrice: 1 }])
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  waiting.clear()
  branchOffers.set({})
})

const branches = [1, 2].map(branchId => ({ branchId, branchName: `Branch ${branchId}` }))
const shop = { branches, settings: { currency: { code: 'PKR', exponent: 2 } } } as unknown as ShopData

const answer = (branchId: number, productId: number) =>
  waiting.get(`/api/products/findAtBranch/${branchId}/${productId}`)?.()
const names = () => Object.entries(branchOffers.get()).map(([id, { branchName }]) => `${branchName} ${id}`)

test('a slow answer for an earlier page does not replace the offers of a later one', async () => {
  chooseBranch(1)
  shown = 101
  const earlier = fillInBranch(shop)
  shown = 102
  const later = fillInBranch(shop)
  answer(1, 102)
  await later
  answer(1, 101)
  await earlier
  expect(names()).toEqual(['Branch 1 102'])
})

test('an answer for a branch that the shopper left is not shown: the new branch is asked', async () => {
  chooseBranch(1)
  shown = 101
  const filled = fillInBranch(shop)
  chooseBranch(2)
  answer(1, 101)
  await vi.waitUntil(() => waiting.has('/api/products/findAtBranch/2/101'))
  expect(names()).toEqual([])
  answer(2, 101)
  await filled
  expect(names()).toEqual(['Branch 2 101'])
})
