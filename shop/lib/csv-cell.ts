/** A number is no formula, also with its sign. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/
/** What a spreadsheet would work out instead of showing it; with what hides it already. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/** A text as a cell of a CSV file that a spreadsheet only shows: what looks like a formula gets an apostrophe before it. */
export const harmlessCell = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text

/** The text that a cell of our own files stands for: without the apostrophe that `harmlessCell` gave it. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
