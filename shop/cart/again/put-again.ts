import { createStore } from '../../lib/store.ts'
import { lineKey } from '../cart-lines.ts'
import { cart, cartLines } from '../use-cart.ts'
import type { AgainLine } from './again-line.ts'
import { addLines, takeBack } from './take-back.rules.ts'

/** The lines that were put into the cart again, those for which it had no room, and the way back. */
type PutAgain = { lines: readonly AgainLine[]; full: readonly AgainLine[]; undo: () => void }

const store = createStore<PutAgain | undefined>(undefined)

/** The lines that were put into the cart again, for the notice on its page; undefined if there are none or it was closed. */
export const usePutAgain = store.use

/** Closes the notice. */
export const closePutAgain = (): void => store.set(undefined)

/** Puts everything that can be ordered into the cart, together with the lines that it has. */
export function putAgain(lines: readonly AgainLine[]): void {
  const before = cartLines()
  const added = lines.flatMap(({ line, maximum, left }) =>
    line ? [{ line, most: Math.min(maximum, left) }] : [],
  )
  const after = addLines(before, added)
  cart.put(after)
  const keys = new Set(after.map(lineKey))
  const full = lines.filter(({ line }) => line && !keys.has(lineKey(line)))
  const undo = () => {
    cart.put(takeBack(cartLines(), before, after))
    closePutAgain()
  }
  store.set({ lines, full, undo })
}
