import type { Invariant } from '../lib/books/invariant.ts'
import { MONEY_OF_ORDERS } from '../payments/books/money-sums.server.ts'

/** The number of mails with this template about each order. */
const mailsOf = (template: string) =>
  `(select (data ->> 'orderId')::int as order_id, count(*) as mails from outbox where template = '${template}' and channel = 'mail' group by 1)`

/** The orders of the last year, with the address of their customer where there is one. Older messages may be deleted, never younger ones. */
const reached = `orders o join contacts c on c.contact_id = o.contact_id and c.email <> '' and o.create_date > now() - interval '12 months'`

/** Each cause writes its message only once, by a constraint of the database. */
export const outboxInvariants: readonly Invariant[] = [
  {
    name: 'order-was-confirmed',
    says: 'The customer of an order got no confirmation.',
    statement: `
      select o.order_id from ${reached} left join ${mailsOf('order-placed')} m using (order_id)
      where o.order_type = 'ONLINE' and m.mails is null`,
  },
  {
    name: 'payment-was-confirmed-once',
    says: 'A customer got no confirmation of a payment, or several.',
    statement: `
      select o.order_id, coalesce(m.mails, 0) as mails from ${reached} left join ${mailsOf('order-paid')} m using (order_id)
      where payment_method = 'CARD' and (payment_state not in ('AWAITING', 'EXPIRED'))::int <> coalesce(m.mails, 0)`,
  },
  {
    name: 'late-payment-was-answered-once',
    says: 'A customer was not informed of a payment that came too late, or several times.',
    statement: `
      select o.order_id, coalesce(m.mails, 0) as mails from ${reached} left join ${MONEY_OF_ORDERS} l using (order_id)
      left join ${mailsOf('payment-late')} m using (order_id)
      where payment_state = 'EXPIRED' and (coalesce(taken, 0) + coalesce(authorised, 0) > 0)::int <> coalesce(m.mails, 0)`,
  },
]
