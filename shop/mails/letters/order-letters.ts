import { m } from '../../messages/m.ts'
import { fulfilmentLetters } from './fulfilment-letters.ts'
import {
  type AboutOrder,
  bill,
  button,
  factsOf,
  hello,
  how,
  look,
  noteOf,
  says,
  toHaveReady,
  unlinked,
} from './letter-words.ts'
import { recallLetters } from './recall-letters.ts'
import { standingLeftOut } from './standing-letters.ts'

const placed: AboutOrder = (order, { shopName }) => {
  const { orderNum: number, payUntil, expired, firstName } = order
  const [title, text] = payUntil
    ? [m.mails_order_unpaid_title(), m.mails_order_unpaid_text({ number, until: payUntil })]
    : expired
      ? [m.mails_order_expired_title(), m.mails_order_expired_text({ number })]
      : [m.mails_order_placed_title(), m.mails_order_placed_text({ number })]
  return {
    subject: m.mails_order_placed({ number, shop: shopName }),
    preheader: text,
    title,
    parts: [
      hello(firstName),
      says(text),
      ...(payUntil ? [button(m.mails_button_pay(), order.payLink)] : []),
      bill(order),
      ...toHaveReady(order),
      how(order),
      ...(payUntil ? [] : [look(order)]),
    ],
  }
}

const paid: AboutOrder = (order, { shopName, amount, data }) => {
  const { orderNum: number } = order
  const isPutAside = data.state === 'AUTHORISED'
  const text = (isPutAside ? m.mails_order_held_text : m.mails_order_paid_text)({ number, amount })
  return {
    subject: (isPutAside ? m.mails_order_held : m.mails_order_paid)({ number, shop: shopName }),
    preheader: text,
    title: isPutAside ? m.mails_order_held_title() : m.mails_order_paid_title(),
    parts: [hello(order.firstName), says(text), bill(order), how(order), look(order)],
  }
}

/** Writes that money was given back: to the card, or in cash. */
const givenBack =
  (title: () => string, words: (facts: { number: string; amount: string }) => string): AboutOrder =>
  (order, { shopName, amount, data }) => {
    const { orderNum: number } = order
    const text = words({ number, amount })
    return {
      subject: m.mails_order_refunded({ number, shop: shopName }),
      preheader: text,
      title: title(),
      parts: [
        hello(order.firstName),
        says(text),
        factsOf(
          [m.mails_fact_order(), number],
          [m.mails_fact_amount(), amount],
          [m.mails_fact_reason(), data.reason ?? ''],
        ),
        look(order),
      ],
    }
  }

const askedForRest: AboutOrder = (order, { shopName, amount, data }) => {
  const { orderNum: number, firstName, payLink } = order
  const text = m.mails_rest_text({ number, amount })
  return {
    subject: m.mails_rest({ number, shop: shopName }),
    preheader: text,
    title: m.mails_rest_title(),
    parts: [
      hello(firstName),
      says(text),
      ...(data.reason ? [{ kind: 'quote' as const, text: data.reason }] : []),
      button(m.mails_button_rest(), payLink),
      says(m.mails_rest_only_then()),
      bill(order),
    ],
  }
}

const restPaid: AboutOrder = (order, { shopName, amount }) => {
  const { orderNum: number } = order
  const text = m.mails_order_paid_text({ number, amount })
  return {
    subject: m.mails_order_paid({ number, shop: shopName }),
    preheader: text,
    title: m.mails_order_paid_title(),
    parts: [hello(order.firstName), says(text), bill(order), look(order)],
  }
}

const late: AboutOrder = (order, { shopName, amount }) => {
  const { orderNum: number } = order
  const text = m.mails_payment_late_text({ number, amount })
  return {
    subject: m.mails_payment_late({ number, shop: shopName }),
    preheader: text,
    title: m.mails_payment_late_title(),
    parts: [
      hello(order.firstName),
      says(text),
      factsOf([m.mails_fact_order(), number], [m.mails_fact_amount(), amount]),
      look(order),
    ],
  }
}

/** The letter about a change by the customer that was paid for, and could not be saved. */
const changeGivenBack: AboutOrder = (order, { shopName, amount }) => {
  const { orderNum: number } = order
  const text = m.mails_change_back_text({ number, amount })
  return {
    subject: m.mails_change_back({ number, shop: shopName }),
    preheader: text,
    title: m.mails_change_back_title(),
    parts: [
      hello(order.firstName),
      says(text),
      factsOf([m.mails_fact_order(), number], [m.mails_fact_amount(), amount]),
      bill(order),
      look(order),
    ],
  }
}

/** The statuses whose mails list the order, as it is picked and weighed by then. */
const listed: readonly string[] = ['OPEN', 'CLOSED']

/** The letter about an order that its customer cancelled by their link. */
const cancelled: AboutOrder = (order, { shopName }) => {
  const { orderNum: number } = order
  const text = m.mails_order_cancelled_text({ number })
  return {
    subject: m.mails_order_cancelled({ number, shop: shopName }),
    preheader: text,
    title: m.mails_order_cancelled_title(),
    parts: [hello(order.firstName), says(text), look(order)],
  }
}

const moved: AboutOrder = (order, facts) => {
  const { shopName, data } = facts
  const { orderNum: number, status } = order
  if (data.by === 'customer') return cancelled(order, facts)
  const isListed = listed.includes(order.orderStatus)
  const totals = order.sums.slice(order.sums.findIndex(({ total }) => total))
  const text = m.mails_order_status_text({ number, status })
  return {
    subject: m.mails_order_status({ number, shop: shopName }),
    preheader: text,
    title: m.mails_order_status_title({ status }),
    parts: [
      hello(order.firstName),
      says(text),
      ...(isListed ? [bill(order)] : []),
      how(
        order,
        [m.mails_fact_reason(), order.reason],
        ...(isListed ? [] : totals.map(({ name, amount }) => [name, amount] as const)),
      ),
      ...toHaveReady(order),
      look(order),
    ],
  }
}

/** The letter about a change that the customer made by their link. */
const changedByCustomer: AboutOrder = (order, { shopName, amount: before }) => {
  const { orderNum: number, total } = order
  const text = m.mails_order_own_change_text({ number })
  return {
    subject: m.mails_order_changed({ number, shop: shopName }),
    preheader: text,
    title: m.mails_order_own_change_title(),
    parts: [
      hello(order.firstName),
      says(text),
      says(m.mails_order_total_changed({ before, total })),
      bill(order),
      ...toHaveReady(order),
      look(order),
    ],
  }
}

const changed: AboutOrder = (order, facts) => {
  const { shopName, data } = facts
  const { orderNum: number } = order
  if (data.by === 'customer') return changedByCustomer(order, facts)
  return {
    subject: m.mails_order_changed({ number, shop: shopName }),
    preheader: data.note || m.mails_order_now(),
    title: m.mails_order_changed_title(),
    parts: [
      hello(order.firstName),
      ...(data.note
        ? [says(m.mails_order_changed_text({ number })), ...noteOf(data), says(m.mails_order_now())]
        : [says(m.mails_order_changed_only({ number }))]),
      bill(order),
      ...toHaveReady(order),
      look(order),
    ],
  }
}

const reopened: AboutOrder = (order, { shopName, data }) => {
  const { orderNum: number, status } = order
  const text = m.mails_order_reopened_text({ number, status })
  return {
    subject: m.mails_order_reopened({ number, shop: shopName }),
    preheader: text,
    title: m.mails_order_reopened_title(),
    parts: [
      hello(order.firstName),
      says(text),
      ...noteOf(data),
      bill(order),
      ...toHaveReady(order),
      how(order),
      look(order),
    ],
  }
}

const detailed: AboutOrder = (order, { shopName, amount, data }) => {
  const { orderNum: number, total } = order
  return {
    subject: m.mails_order_changed({ number, shop: shopName }),
    preheader: m.mails_order_details_text({ number }),
    title: m.mails_order_details_title(),
    parts: [
      hello(order.firstName),
      says(m.mails_order_details_text({ number })),
      ...noteOf(data),
      how(order, [m.mails_fact_phone(), unlinked(order.phone)]),
      says(
        amount ? m.mails_order_total_changed({ before: amount, total }) : m.mails_order_total_same({ total }),
      ),
      ...toHaveReady(order),
      look(order),
    ],
  }
}

const message: AboutOrder = (order, { shopName, data }) => ({
  subject: m.mails_qurbani_message({ number: order.orderNum, shop: shopName }),
  preheader: data.text ?? '',
  title: m.mails_qurbani_message_title(),
  parts: [
    hello(order.firstName),
    says(m.mails_qurbani_message_text({ number: order.orderNum })),
    { kind: 'quote', text: data.text ?? '' },
    button(m.mails_button_booking(), order.link),
  ],
})

/** The letters about orders, by template. */
export const orderLetters: Record<string, AboutOrder> = {
  'order-placed': placed,
  'order-paid': paid,
  'order-refunded': givenBack(m.mails_order_refunded_title, m.mails_order_refunded_text),
  'payment-late': late,
  'change-given-back': changeGivenBack,
  'payment-rest': askedForRest,
  'payment-rest-paid': restPaid,
  'order-expired': moved,
  'order-status': moved,
  'order-changed': changed,
  'order-details': detailed,
  ...fulfilmentLetters,
  ...recallLetters,
  'standing-left-out': standingLeftOut,
  'order-reopened': reopened,
  'cash-back': givenBack(m.mails_cash_back_title, m.mails_cash_back_text),
  'qurbani-message': message,
}
