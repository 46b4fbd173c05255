import { harmlessCell } from '../../lib/csv-cell.ts'

/** The rows of a table, starting with the column names. */
export type CsvRows = readonly (readonly (string | number)[])[]

/** Saves rows as a CSV file for any spreadsheet; no cell can be read as a formula. */
export async function saveCsv(name: string, rows: CsvRows): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const cells = rows.map(row => row.map(cell => (typeof cell === 'string' ? harmlessCell(cell) : cell)))
  const text = stringify(cells, { bom: true, record_delimiter: 'windows' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
