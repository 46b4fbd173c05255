import { createStoredStore } from '../lib/store.ts'
import { addLine, type CartLine, changeLine, lineKey, readCart, setQuantity } from './cart-lines.ts'

const store = createStoredStore<readonly CartLine[]>({
  key: 'localCart',
  first: [],
  parse: readCart,
  format: lines => (lines.length ? JSON.stringify(lines) : null),
})

/** The cart in the browser's storage. The same array until it changes. */
export const cartLines = store.get

/** The changes that a shopper makes to the cart. Every tab sees them at once. */
export const cart = {
  /** `most` is the largest quantity that one line may have; false if the cart is full. */
  add: (line: CartLine, most?: number) => {
    const lines = addLine(cartLines(), line, most)
    store.set(lines)
    return lines.some(one => lineKey(one) === lineKey(line))
  },
  setQuantity: (key: string, quantity: number) => store.set(setQuantity(cartLines(), key, quantity)),
  /** Replaces a line; one of the same choices takes its quantity, up to `most`. */
  change: (key: string, line: CartLine, most?: number) => store.set(changeLine(cartLines(), key, line, most)),
  /** Removes lines; returns a function that puts exactly those back, whatever was added in between. */
  remove: (gone: (line: CartLine) => boolean) => {
    const removed = cartLines().filter(gone)
    store.set(cartLines().filter(line => !gone(line)))
    return () => store.set(removed.reduce((lines, line) => addLine(lines, line), cartLines()))
  },
  /** Replaces all lines. */
  put: store.set,
  empty: () => store.set([]),
}

/** The lines of the cart; empty on the server and while the page is hydrated. */
export const useCart = store.use
