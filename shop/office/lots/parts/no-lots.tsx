import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The text of a list without lots: what lots are, and how a product is put in lots. */
export const NoLots = () => (
  <div className="mx-auto max-w-prose space-y-4 text-pretty">
    <p className="font-display text-xl text-ink">{m.office_lots_none()}</p>
    <p>{m.office_lots_what()}</p>
    <p>{m.office_lots_how()}</p>
    <ButtonLink look="quiet" to="/admin/products">
      {m.office_lots_to_products()}
    </ButtonLink>
  </div>
)
