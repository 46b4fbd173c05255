type JustPlaced = { orderNum: string; note: string | undefined }

let placed: JustPlaced | undefined

/** Notes that this page has just placed an order, so that its invoice can say so once, with a note; a reload forgets it. */
export function noteJustPlaced(orderNum: string, note?: string): void {
  placed = { orderNum, note }
}

/** What to tell of that order, where this page has just placed it and nobody has been told. */
export const justPlaced = (orderNum: string) => (placed?.orderNum === orderNum ? placed : undefined)

/** The shopper was told. */
export function forgetJustPlaced(): void {
  placed = undefined
}
