/** A number is not a formula, even with a sign. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/
/**
 * Text that a spreadsheet would compute instead of show, including any apostrophes that already hide it. Some programs drop
 * spaces at the start, and take the wide signs of East Asian keyboards for the same.
 */
const FORMULA = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/

/**
 * Returns a text as a CSV cell that a spreadsheet only shows: text that looks like a formula gets an apostrophe before it.
 */
export const harmlessCell = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text

/** The text of a cell in our own files: without the apostrophe that `harmlessCell` added. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
