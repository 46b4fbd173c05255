import { createStoredStore, readJson } from '../lib/store.ts'
import { whenLeft } from '../ui/session.ts'
import { isComplete } from './complete-wish.rules.ts'
import type { SubstitutionWish } from './substitution-wish.ts'

/** A wish with the name of the product that it names. */
export type ProductWish = SubstitutionWish & { substituteName?: string | undefined }
type Wishes = Readonly<Record<string, ProductWish>>

const store = createStoredStore<Wishes>({
  key: 'productWishes',
  first: {},
  parse: text =>
    Object.fromEntries(
      Object.entries(readJson<Wishes>(text)).flatMap(([id, wish]) =>
        isComplete(Number(id), wish) ? [[id, wish]] : [],
      ),
    ),
  format: wishes => (Object.keys(wishes).length ? JSON.stringify(wishes) : null),
})

// The next person must not see the wishes of the one before.
whenLeft(() => store.set({}))

/** The wishes that this browser's shopper made for the case that a product runs out, by product. */
export const productWishes = {
  get: store.get,
  use: store.use,
  set: (productId: number, wish: ProductWish) => store.set({ ...store.get(), [productId]: wish }),
}

/** Returns the wish for a product as an order names it; nothing if there is none. */
export function sentWish(productId: number): SubstitutionWish {
  const { substitution, substituteProductId } = productWishes.get()[productId] ?? {}
  return {
    ...(substitution ? { substitution } : {}),
    ...(substituteProductId ? { substituteProductId } : {}),
  }
}
