/** One measured figure as it stands in the table: what it is, the figure, and the limit it is held against, if any. */
export type Figure = { what: string; figure: string; limit?: string }

/** The middle one of several figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1] as number

/** A whole number as people read it. */
export const shown = (figure: number): string => Math.round(figure).toLocaleString('en')
