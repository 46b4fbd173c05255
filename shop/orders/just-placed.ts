let placed: string | undefined

/** Notes that this page has just placed an order, so that its invoice can say so once; a reload forgets it. */
export function noteJustPlaced(orderNum: string): void {
  placed = orderNum
}

/** Whether this page has just placed that order and nobody has been told. */
export const wasJustPlaced = (orderNum: string) => placed === orderNum

/** The shopper was told. */
export function forgetJustPlaced(): void {
  placed = undefined
}
