import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The link to switching the second factor on and off. */
export function TwoFactorWay() {
  return (
    <div className="space-y-3 sm:col-span-2">
      <p className="text-sm text-muted">{m.customers_factor_way_text()}</p>
      <ButtonLink look="quiet" to="/two-factor">
        {m.customers_factor_title()}
      </ButtonLink>
    </div>
  )
}
