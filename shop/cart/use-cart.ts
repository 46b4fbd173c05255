import { useSyncExternalStore } from 'react'
import { addLine, type CartLine, readCart, setQuantity } from './cart-lines.ts'

const KEY = 'localCart'
const none: readonly CartLine[] = []

let known: { stored: string | null; lines: readonly CartLine[] } = { stored: null, lines: none }
const listeners = new Set<() => void>()

/** The cart as the browser keeps it. The same array for as long as nothing changes. */
export function cartLines(): readonly CartLine[] {
  const stored = localStorage.getItem(KEY)
  if (stored !== known.stored) known = { stored, lines: readCart(stored) }
  return known.lines
}

function keep(lines: readonly CartLine[]): void {
  if (lines.length) localStorage.setItem(KEY, JSON.stringify(lines))
  else localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

/** What a shopper does with the cart. Every tab sees it at once. */
export const cart = {
  /** `most` is the largest quantity that one line may have. */
  add: (line: CartLine, most?: number) => keep(addLine(cartLines(), line, most)),
  setQuantity: (key: string, quantity: number) => keep(setQuantity(cartLines(), key, quantity)),
  /** Puts back what was there before a removal. */
  restore: (lines: readonly CartLine[]) => keep(lines),
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
