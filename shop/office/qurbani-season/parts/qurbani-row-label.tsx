/**
 * The label of a field in a table row, with the row's name for screen readers; hidden in wide rows, which have a table head.
 */
export function QurbaniRowLabel({ row, says }: { row: string; says: string }) {
  return (
    <span className="xl:sr-only">
      <span className="sr-only">{row} </span>
      {says}
    </span>
  )
}
