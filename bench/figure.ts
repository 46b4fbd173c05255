/** A row of the table: what was measured, the figure, and its limit, if any. */
export type Figure = { what: string; figure: string; limit?: string }

/** Returns the median of several figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1] as number

/** Formats a whole number for people. */
export const shown = (figure: number): string => Math.round(figure).toLocaleString('en')
