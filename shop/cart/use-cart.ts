import { useSyncExternalStore } from 'react'
import { kept } from '../lib/kept.ts'
import { addLine, type CartLine, lineKey, readCart, setQuantity } from './cart-lines.ts'

const KEY = 'localCart'
const none: readonly CartLine[] = []

let known: { stored: string | null; lines: readonly CartLine[] } = { stored: null, lines: none }
const listeners = new Set<() => void>()

/** The cart as the browser keeps it. The same array for as long as nothing changes. */
export function cartLines(): readonly CartLine[] {
  const stored = kept.get(KEY)
  if (stored !== known.stored) known = { stored, lines: readCart(stored) }
  return known.lines
}

function keep(lines: readonly CartLine[]): void {
  if (lines.length) kept.set(KEY, JSON.stringify(lines))
  else kept.remove(KEY)
  for (const listener of listeners) listener()
}

/** What a shopper does with the cart. Every tab sees it at once. */
export const cart = {
  /** `most` is the largest quantity that one line may have; false where the cart is full. */
  add: (line: CartLine, most?: number) => {
    const lines = addLine(cartLines(), line, most)
    keep(lines)
    return lines.some(one => lineKey(one) === lineKey(line))
  },
  setQuantity: (key: string, quantity: number) => keep(setQuantity(cartLines(), key, quantity)),
  /** Takes lines out; answers how to put exactly those back, whatever was added meanwhile. */
  remove: (gone: (line: CartLine) => boolean) => {
    const removed = cartLines().filter(gone)
    keep(cartLines().filter(line => !gone(line)))
    return () => keep(removed.reduce((lines, line) => addLine(lines, line), cartLines()))
  },
  empty: () => keep([]),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The lines of the cart; empty while the page comes from the server. */
export const useCart = () => useSyncExternalStore(subscribe, cartLines, () => none)
