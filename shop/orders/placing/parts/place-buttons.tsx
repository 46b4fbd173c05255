import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'

type Props = {
  /** The id of the checkout's form. */
  form: string
  card: boolean
  sending: 'account' | 'order' | undefined
  /** True while the order would be refused, or prices and windows are still to come. */
  stuck: boolean
  /** Places the order to write to the shop about it; undefined if the shop has no number for that. */
  onWrite: (() => void) | undefined
}

/** The button that places the order, and a quiet one for customers who would rather write about it. */
export function PlaceButtons({ form, card, sending, stuck, onWrite }: Props) {
  const disabled = sending !== undefined || stuck
  const says =
    sending === 'account'
      ? m.orders_opening_account()
      : sending === 'order'
        ? m.orders_placing()
        : card
          ? m.orders_pay_place()
          : m.orders_place()
  return (
    <>
      <Button look="main" type="submit" form={form} className="w-full" disabled={disabled}>
        {says}
      </Button>
      {onWrite && (
        <div>
          <Button
            look="bare"
            className="w-full"
            aria-describedby={`${form}-write`}
            disabled={disabled}
            onClick={onWrite}
          >
            {m.orders_whatsapp_order()}
          </Button>
          <p id={`${form}-write`} className="text-center text-sm text-balance text-muted">
            {m.orders_whatsapp_order_text()}
          </p>
        </div>
      )}
    </>
  )
}
