import { m } from '../../../messages/m.ts'

type Props = {
  /** Undefined if it is not saved yet. */
  known: { free: number; held: number; booked: number } | undefined
}

/** The numbers free, held and booked; wide rows show only the numbers, under their column heads. */
export function QurbaniCounts({ known }: Props) {
  const look = 'text-sm text-muted tabular-nums max-xl:self-end max-xl:pb-3 xl:pt-3.5'
  if (!known) return <p className={look}>{m.office_qurbani_screens_counts_new()}</p>
  const { free, held, booked } = known
  return (
    <p className={look}>
      <span className="xl:sr-only">{m.office_qurbani_screens_counts({ free, held, booked })}</span>
      <span aria-hidden className="max-xl:hidden">
        {free} · {held} · {booked}
      </span>
    </p>
  )
}
