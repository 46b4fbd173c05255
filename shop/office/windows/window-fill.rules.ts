/** How full a window is. */
type Filled = { capacity: number; taken: number; held: number }

/** The parts of a bar in hundredths of its width: placed orders, those that wait for their payment, and those that are too many. */
export type Fill = { taken: number; held: number; over: number }

/** Returns the parts of the bar of a window. If more is taken than fits, the whole bar is what is taken. */
export function fillOf({ capacity, taken, held }: Filled): Fill {
  const all = Math.max(capacity, taken + held)
  const part = (count: number) => (all === 0 ? 0 : (100 * count) / all)
  const over = Math.max(0, taken + held - capacity)
  // Those that are too many are the last ones, and orders that wait for their payment come after placed ones.
  const heldWithin = Math.max(0, held - over)
  return { taken: part(Math.min(taken, capacity)), held: part(heldWithin), over: part(over) }
}
