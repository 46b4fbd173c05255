import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { AddressFields } from '../../../customers/account/parts/address-fields.tsx'
import { checkAddress } from '../../../customers/address.rules.ts'
import { m } from '../../../messages/m.ts'
import type { DetailsOutcome } from '../../../orders/desk/order-details.contract.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { EditProblem } from '../../../orders/own/parts/edit-problem.tsx'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DetailsPrice } from './details-price.tsx'

type Props = { order: StaffOrder; onClose: () => void; onDone: () => void; onLookAgain: () => void }

/** The details of an order in a form. */
const valuesOf = ({ orders, customer }: StaffOrder) => ({
  pickupType: orders.pickupType as 'IN STORE' | 'DELIVERY',
  pickupTime: orders.pickupTime as 'MORNING' | 'DAYTIME',
  phone1: customer.phone1,
  address: orders.address ?? '',
  city: orders.city ?? '',
  stateProvince: orders.stateProvince ?? '',
  country: orders.country ?? '',
  postalCode: orders.postalCode ?? '',
  note: '',
})
type Values = ReturnType<typeof valuesOf>

const check = ({ phone1, pickupType, ...where }: Values): Record<string, string> => ({
  ...(phone1.trim() ? {} : { phone1: m.customers_phone1_required() }),
  ...(pickupType === 'DELIVERY' ? (checkAddress(where, '') as Record<string, string>) : {}),
})

/** Changes phone, way, time and address of an order; the new price is shown before it is saved. */
export function DetailsDialog({ order, onClose, onDone, onLookAgain }: Props) {
  const { orderId, version } = order.orders
  const [seen, setSeen] = useState<DetailsOutcome>()
  const asked = ({ note: _, ...values }: Values) => ({ orderId, version, ...values })

  const save = async (
    values: Values,
    { grandTotal, tooFar, belowLeast }: DetailsOutcome,
  ): Promise<SentProblem | undefined> => {
    const note = values.note.trim()
    const sent = await send('POST /orders/editDetails', {
      ...{ ...asked(values), grandTotal, anyway: tooFar || belowLeast !== null },
      ...(note ? { note } : {}),
    })
    if (!sent.ok) {
      setSeen(undefined)
      return sent.problem
    }
    toast(m.office_orders_details_saved())
    onDone()
    return undefined
  }
  const form = useForm(valuesOf(order), {
    check,
    post: async values => {
      if (seen) return save(values, seen)
      const sent = await send('POST /orders/previewDetails', asked(values))
      if (!sent.ok) return sent.problem
      setSeen(sent.answer)
    },
  })
  const { values, wrong, text, problem } = form
  const doubtful = seen && (seen.tooFar || seen.belowLeast)
  return (
    <OpenDialog title={seen ? m.office_orders_details_sure() : m.office_orders_details()} onClose={onClose}>
      <form {...form.form} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {seen ? (
          <DetailsPrice seen={seen} />
        ) : (
          <>
            <Field
              wide
              label={m.customers_phone()}
              type="tel"
              autoComplete="off"
              maxLength={40}
              {...text('phone1')}
            />
            <SelectField label={m.office_orders_way()} {...text('pickupType')}>
              <option value="IN STORE">{m.cart_in_store()}</option>
              <option value="DELIVERY">{m.cart_delivery()}</option>
            </SelectField>
            {(order.orders.slotStartsAt === null || values.pickupType !== order.orders.pickupType) && (
              <SelectField label={m.cart_pickup_time()} {...text('pickupTime')}>
                <option value="MORNING">{m.cart_morning()}</option>
                <option value="DAYTIME">{m.cart_daytime()}</option>
              </SelectField>
            )}
            {values.pickupType === 'DELIVERY' && (
              <AddressFields purpose="shipping" values={values} wrong={wrong} onChange={form.change} />
            )}
            <TextField
              wide
              label={m.office_orders_reopen_note()}
              rows={2}
              maxLength={500}
              {...text('note')}
            />
          </>
        )}
        <div className="grid gap-3 sm:col-span-2">
          {problem && <EditProblem problem={problem} onLookAgain={onLookAgain} />}
          {seen && (
            <Button look="quiet" className="w-full" onClick={() => setSeen(undefined)}>
              {m.office_orders_details_back()}
            </Button>
          )}
          <SubmitButton sending={form.sending} className="w-full">
            {seen
              ? doubtful
                ? m.office_orders_details_anyway()
                : m.office_save()
              : m.office_orders_details_look()}
          </SubmitButton>
        </div>
      </form>
    </OpenDialog>
  )
}
