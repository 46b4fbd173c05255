import { isWholeAddress } from '../../../customers/whole-address.ts'
import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { openSlots } from '../../kit/open-slots.rules.ts'
import type { PhoneValues } from '../../kit/phone-order.rules.ts'

type Props = {
  values: PhoneValues
  /** The branch of the order; undefined for the main one. */
  branchId: number | undefined
  change: (some: Partial<PhoneValues>) => void
  wrong: string | undefined
}

/** The window of a phone order, the earliest one unless another is chosen; the half-day if the shop has no windows. */
export function TimeField({ values, branchId, change, wrong }: Props) {
  const { pickupType, pickupTime, slotId } = values
  const { address, city, country, stateProvince, postalCode } = values
  const isWhole = pickupType === 'DELIVERY' && isWholeAddress(values)
  const { answer } = useCall('POST /slots/find', {
    pickupType,
    ...(branchId === undefined ? {} : { branchId }),
    ...(isWhole ? { address, city, country, stateProvince, postalCode } : {}),
  })
  if (answer?.offered)
    return (
      <SelectField
        label={m.office_phone_window()}
        value={slotId}
        error={wrong}
        onChange={event => change({ slotId: event.target.value })}
      >
        <option value="">{m.office_phone_earliest()}</option>
        {openSlots(answer.days, null).map(({ day, slots }) => (
          <optgroup key={day} label={showWeekday(day)}>
            {slots.map(({ slotId: id, starts, ends }) => (
              <option key={id} value={id}>
                {m.slots_window({ day: showWeekday(day), times: m.hours_times({ from: starts, to: ends }) })}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    )
  return (
    <SelectField
      label={m.cart_pickup_time()}
      value={pickupTime}
      onChange={event => change({ pickupTime: event.target.value as PhoneValues['pickupTime'] })}
    >
      <option value="MORNING">{m.cart_morning()}</option>
      <option value="DAYTIME">{m.cart_daytime()}</option>
    </SelectField>
  )
}
