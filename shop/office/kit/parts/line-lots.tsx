import type { SaidLot } from '../../../lots/lots.fields.ts'

type Props = { of: { lots: readonly SaidLot[] } }

/** The lots that a line was picked from. Renders nothing for what is not kept in lots. */
export function LineLots({ of }: Props) {
  return of.lots.map(({ says }) => (
    <span key={says} className="block text-sm text-muted">
      {says}
    </span>
  ))
}
