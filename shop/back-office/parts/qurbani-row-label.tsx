/** The label of a field in a row of a table: which row it is of, and over wide rows only in the head of the table. */
export function QurbaniRowLabel({ row, says }: { row: string; says: string }) {
  return (
    <span className="xl:sr-only">
      <span className="sr-only">{row} </span>
      {says}
    </span>
  )
}
