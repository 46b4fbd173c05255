import { keptInTab } from '../lib/kept.ts'

/** `note`: what else the shopper is told. `writes`: the shopper wants to write to the shop about the order. */
type JustPlaced = { orderNum: string; note?: string; writes?: boolean }

const KEPT = 'justPlaced'

/** Notes that this tab has just placed an order, so that its invoice can say so once, also after it was paid elsewhere. */
export function noteJustPlaced(placed: JustPlaced): void {
  keptInTab.set(KEPT, JSON.stringify(placed))
}

/** What to tell of that order, where this tab has just placed it and nobody has been told. */
export function justPlaced(orderNum: string): JustPlaced | undefined {
  try {
    const placed = JSON.parse(keptInTab.get(KEPT) ?? '{}') as Partial<JustPlaced>
    return placed.orderNum === orderNum ? { ...placed, orderNum } : undefined
  } catch {
    return undefined
  }
}

/** The shopper was told. */
export function forgetJustPlaced(): void {
  keptInTab.remove(KEPT)
}
