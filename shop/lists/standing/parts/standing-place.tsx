import { Store, Truck } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { StandingOrder } from '../standing.contract.ts'
import type { StandingForm } from '../use-standing-form.ts'

const choices = [
  { code: 'DELIVERY', says: m.cart_delivery, icon: Truck },
  { code: 'IN STORE', says: m.cart_in_store, icon: Store },
] as const

type Props = { form: StandingForm; ways: readonly StandingOrder['pickupType'][] }

/** The choice between delivery to the address of the account and a branch where it is collected. */
export function StandingPlace({ form, ways }: Props) {
  const { pickupType, address, offeredBranches } = form
  return (
    <div className="space-y-3">
      {ways.length > 1 && (
        <ChoiceField
          label={m.cart_pickup_type()}
          name="pickupType"
          choices={choices}
          value={pickupType}
          onChange={form.setWay}
        />
      )}
      {pickupType === 'DELIVERY' && address.line && !address.missing && (
        <p className="text-sm text-muted wrap-anywhere">{m.lists_standing_to({ address: address.line })}</p>
      )}
      {pickupType === 'DELIVERY' && address.missing && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-small bg-saffron-soft px-4 py-3">
          <p>{m.lists_standing_no_address()}</p>
          <ButtonLink look="quiet" to="/customer?source=EDIT">
            {m.lists_standing_add_address()}
          </ButtonLink>
        </div>
      )}
      {address.problem && <Problem problem={address.problem} onRetry={address.retry} />}
      {pickupType === 'IN STORE' && offeredBranches.length > 1 && (
        <SelectField
          label={m.cart_branch()}
          value={form.branchId}
          onChange={event => form.setBranch(Number(event.target.value))}
        >
          {offeredBranches.map(({ branchId, branchName }) => (
            <option key={branchId} value={branchId}>
              {branchName}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
