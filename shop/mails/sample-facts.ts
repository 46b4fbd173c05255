import { showMoney, toDecimal } from '../lib/money.ts'
import { sayLot } from '../lots/say-lot.ts'
import { m } from '../messages/m.ts'
import { fulfilmentWords, statusWord } from '../orders/own/order-words.rules.ts'
import type { StaffSettings } from '../settings/settings.contract.ts'
import type { MessageFacts } from './mail-facts.ts'

const daytimeDelivery = {
  ...{ pickupType: 'DELIVERY', pickupTime: 'DAYTIME', slotStartsAt: null, slotEndsAt: null },
}

const reasons: Record<string, () => string> = {
  'order-refunded': m.mails_sample_note,
  'order-recalled': m.mails_sample_reason,
}

/** The lines of an invented recall. */
const recalled = () => [
  {
    ...{ name: 'Whole Chicken', quantity: '2 piece', price: '' },
    about: sayLot({ code: 'GP-2611', dateKind: 'USE_BY', expiresOn: '2026-12-02' }).says,
  },
]

/** The products of an invented message about low stock. */
const low = () => [
  {
    ...{ name: 'Whole Chicken', quantity: '', about: 'CHK-001' },
    price: m.mails_low_stock_left({ left: '3', unit: 'piece' }),
  },
  { name: 'Basmati Rice', quantity: '', about: 'RICE-05', price: m.mails_low_stock_none() },
]

/** An invented order, for previewing mails. */
export function sampleFacts(
  template: string,
  { settings, publicAddress }: { settings: StaffSettings; publicAddress: string },
): MessageFacts {
  const { currency, shopName } = settings
  const amount = (minor: number) => showMoney(toDecimal(minor, currency.exponent), currency)
  const [chicken, rice, shipping] = [178_000, 64_500, 10_000]
  const total = amount(chicken + rice + shipping)
  return {
    shopName,
    data: {
      ...{ firstName: 'Zainab', invitedBy: 'Bilal', code: 'BILAL-7Q4M', note: m.mails_sample_note() },
      text: m.mails_sample_note(),
      ...{ was: 'Whole Chicken', now: 'Chicken Drumsticks', price: 'less' },
      ...{ wasPrice: amount(chicken), nowPrice: amount(rice), until: '10:40' },
      ...{
        list: m.mails_sample_list(),
        day: '2026-12-04',
        starts: '16:00',
        ends: '18:00',
        sum: amount(chicken),
      },
      ...{ name: 'Zainab Qureshi', email: 'zainab@example.org', phone: '0300 7654321', more: '3' },
      ...{ address: '7 Garden Road, Karachi', subject: m.mails_sample_subject() },
      ...{
        querydata: m.mails_sample_question(),
        reason: reasons[template]?.() ?? '',
        ...(template === 'order-recalled' ? { advice: m.mails_sample_advice(), way: 'CARD' } : {}),
      },
    },
    code: '4T7Q-0VXK-9M2C',
    links: [{ name: 'zainab', link: `${publicAddress}/reset-password?secret=…` }],
    order: {
      orderNum: '10012',
      firstName: 'Zainab',
      lines: [
        { name: 'Whole Chicken', quantity: '2 piece', about: 'Karahi cut', price: amount(chicken) },
        { name: 'Basmati Rice', quantity: '5 kg', about: '', price: amount(rice) },
      ],
      sums: [
        { name: m.mails_sum_subtotal(), amount: amount(chicken + rice) },
        { name: m.mails_sum_shipping(), amount: amount(shipping) },
        { name: m.mails_sum_total(), amount: total, total: true },
      ],
      total,
      orderStatus: 'OPEN',
      status: statusWord('OPEN'),
      reason: '',
      way: fulfilmentWords(daytimeDelivery, settings.timeZone),
      place: '7 Garden Road, Karachi, Sindh, 75300, Pakistan',
      phone: '0300 7654321',
      payment: template === 'order-placed' ? m.cart_cash_on_delivery() : m.orders_state_paid(),
      link: `${publicAddress}/orderDetail?order=10012&key=…`,
      payLink: `${publicAddress}/payment?order=10012&key=…`,
    },
    amount: total,
    goods: template === 'order-recalled' ? recalled() : low(),
    page: `${publicAddress}/productsingle/101/MEAT/1`,
    office: `${publicAddress}/admin`,
    standing: `${publicAddress}/lists`,
  }
}
