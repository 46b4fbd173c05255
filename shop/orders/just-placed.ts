import { tabStorage } from '../lib/browser-storage.ts'
import { readJson } from '../lib/store.ts'

/** `note`: an extra message to the shopper. `writes`: the shopper wants to write to the shop about the order. */
type JustPlaced = { orderNum: string; note?: string; writes?: boolean }

const KEY = 'justPlaced'

/** Notes that this tab has just placed an order, so that its invoice can say so once, even after payment on another site. */
export function noteJustPlaced(placed: JustPlaced): void {
  tabStorage.set(KEY, JSON.stringify(placed))
}

/** Returns the note of that order if this tab has just placed it and has not shown it yet. */
export function justPlaced(orderNum: string): JustPlaced | undefined {
  const placed = readJson<JustPlaced>(tabStorage.get(KEY))
  return placed.orderNum === orderNum ? { ...placed, orderNum } : undefined
}

/** Forgets the note once the shopper has seen it. */
export function forgetJustPlaced(): void {
  tabStorage.remove(KEY)
}
