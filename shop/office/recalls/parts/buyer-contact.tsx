import { m } from '../../../messages/m.ts'
import type { RecallOrder } from '../../../recalls/recalls.fields.ts'

/** The customer of an order, with phone and e-mail as links. */
export function BuyerContact({ order: { contact } }: { order: RecallOrder }) {
  if (!contact) return <span className="text-muted">–</span>
  const { name, phone, email } = contact
  return (
    <>
      <bdi className="block font-medium wrap-anywhere">{name || m.office_recalls_not_known()}</bdi>
      {phone && (
        <a
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          className="block py-0.5 text-green underline print:no-underline"
        >
          <bdi className="whitespace-nowrap">{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="block py-0.5 text-sm text-green underline print:no-underline">
          <bdi className="wrap-anywhere">{email}</bdi>
        </a>
      )}
    </>
  )
}
