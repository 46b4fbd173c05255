import { createStoredStore } from '../../lib/store.ts'

/** The most products that a browser remembers to have shown. */
export const MOST_SEEN = 12

/** Reads stored ids; anything else is no id. */
function readSeen(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').map(Number)
  return ids.filter(id => Number.isInteger(id) && id > 0 && id <= 2_147_483_647).slice(0, MOST_SEEN)
}

/** The products whose pages this browser has shown, the latest first. They stay in it, and are only sent to ask for their cards. */
export const seenProducts = createStoredStore<readonly number[]>({
  key: 'seen',
  first: [],
  parse: readSeen,
  format: ids => (ids.length > 0 ? ids.join() : null),
})

/** Remembers that the page of a product was shown. */
export const noteSeen = (productId: number): void =>
  seenProducts.set([productId, ...seenProducts.get().filter(id => id !== productId)].slice(0, MOST_SEEN))
