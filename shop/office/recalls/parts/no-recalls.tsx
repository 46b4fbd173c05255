import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The text of a list without recalls, and how one is started. */
export const NoRecalls = () => (
  <div className="mx-auto max-w-prose space-y-4 text-pretty">
    <p className="font-display text-xl text-ink">{m.office_recalls_none()}</p>
    <p>{m.office_recalls_how()}</p>
    <ButtonLink look="quiet" to="/admin/lots">
      {m.office_recalls_to_lots()}
    </ButtonLink>
  </div>
)
