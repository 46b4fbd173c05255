import type { Customer } from '../../customers/customer-fields.ts'
import { m } from '../../messages/m.ts'

type Fact = readonly [term: string, text: string]

const ways: Record<string, () => string> = {
  TEXT: m.orders_profile_text,
  EMAIL: m.orders_profile_mail,
  PHONE: m.orders_profile_call,
}
const times: Record<string, () => string> = {
  MORNING: m.cart_morning,
  AFTERNOON: m.orders_profile_afternoon,
  EVENING: m.orders_profile_evening,
  NIGHT: m.orders_profile_night,
}

const line = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')

/** Returns the profile of a customer for display, in groups; empty values are left out, except for the addresses. */
export function factsOf(customer: Customer): { title: string; facts: Fact[] }[] {
  const shipping = line([
    customer.address ?? customer.address1,
    customer.address2,
    customer.city,
    customer.stateProvince,
    customer.postalCode,
    customer.country,
  ])
  const billing = line([
    customer.billingAddress,
    customer.billingCity,
    customer.billingStateProvince,
    customer.billingPostalCode,
    customer.billingCountry,
  ])
  const email = customer.emailProven
    ? customer.email
    : `${customer.email} (${m.orders_profile_email_unproven()})`
  const groups: { title: string; facts: (Fact | false)[] }[] = [
    {
      title: m.orders_profile_personal(),
      facts: [
        [m.orders_name(), `${customer.firstName} ${customer.lastName}`],
        customer.loginId !== customer.email && [m.orders_profile_login(), customer.loginId],
        [m.customers_email(), email],
        [m.customers_phone(), customer.phone1],
      ],
    },
    {
      title: m.orders_profile_contact(),
      facts: [
        [m.orders_profile_best_way(), ways[customer.bestWay]?.() ?? ''],
        [m.orders_profile_best_time(), times[customer.bestTime]?.() ?? ''],
        [m.orders_profile_second_phone(), customer.phone2 ?? ''],
        customer.businessFlag && [m.orders_profile_business(), m.orders_profile_yes()],
        (customer.representative || customer.salesRep) && [
          m.orders_profile_representative(),
          customer.representative ? m.orders_profile_yes() : m.orders_profile_representative_asked(),
        ],
      ],
    },
    {
      title: m.customers_shipping_address(),
      facts: [[m.customers_address(), shipping || m.orders_profile_no_address()]],
    },
    {
      title: m.customers_billing_address(),
      facts: [
        [
          m.customers_address(),
          billing || (shipping ? m.orders_profile_same_address() : m.orders_profile_no_address()),
        ],
      ],
    },
  ]
  return groups.map(({ title, facts }) => ({
    title,
    facts: facts.filter((fact): fact is Fact => fact !== false && fact[1] !== ''),
  }))
}
