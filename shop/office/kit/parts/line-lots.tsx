import type { SaidLot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'

type Props = { of: { lots: readonly SaidLot[] } }

/** The lots that a line was picked from, and which of them are recalled. Renders nothing for what is not kept in lots. */
export function LineLots({ of }: Props) {
  return of.lots.map(({ says, recalled }) => (
    <span key={says} className="block text-sm text-muted">
      {says}
      {recalled && <strong className="text-rose"> · {m.office_orders_lot_recalled()}</strong>}
    </span>
  ))
}
