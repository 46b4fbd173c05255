import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'

type Awaited = (page: Page) => Locator
type Open = (page: Page, databaseUrl: string) => Promise<void>
type As = (address: string, awaited: Awaited) => Open

let ready: Promise<{ contactId: number; custId: number }> | undefined

/** Adds Noor Jahan: a customer with a note, a waiting review, and a code that brought orders; each run adds another one. */
async function prepare(databaseUrl: string) {
  const number = randomInt(1e6, 1e7)
  const [row] = await askOnce(
    databaseUrl,
    `with contact as (
       insert into contacts (first_name, last_name, email, phone1, priority_since)
       values ('Noor', 'Jahan', 'noor.jahan.${number}@example.org', '0301 5550002', now()) returning contact_id
     ), account as (
       insert into customers (contact_id, login_id, proven_email, representative_asked_at, representative_since)
       select contact_id, 'noor.jahan.${number}', 'noor.jahan.${number}@example.org', now(), now() from contact returning contact_id, cust_id
     ), place as (
       insert into addresses (contact_id, kind, address1, city, state_province, country, postal_code)
       select contact_id, 'shipping', '14 Garden Road', 'Karachi', 'Sindh', 'Pakistan', '75300' from account
     ), noted as (
       insert into customer_notes (contact_id, note, cust_id)
       select contact_id, 'Likes to be called before ten.', cust_id from account
     ), said as (
       insert into reviews (product_id, cust_id, author_name, rating, review_title, review_msg, review_date, waiting_since)
       select 101, cust_id, 'Noor', 4, 'Tender and well cut', 'The butcher listened to what I asked for.', current_date, now()
       from account
     ), code as (
       insert into representatives (cust_id, code, basis_points) select cust_id, 'TABIKO-${number}', 500 from account
       returning cust_id
     ) select contact_id, cust_id from account`,
  )
  const { contact_id: contactId, cust_id: custId } = row as { contact_id: number; cust_id: number }
  await askOnce(
    databaseUrl,
    `with placed as (
       insert into orders (order_num, contact_id, branch_id, link_key, pickup_type, pickup_time, currency, exponent, price,
         tax, shipping_handling, shipping_placed, grand_total, updated_by, order_status, cust_id, referred_by, referral_points, representative)
       select 'N-${number}-' || n, ${contactId}, 1, 'of noor ${number} ' || n, 'IN STORE', 'MORNING', 'PKR', 2, 178000, 0, 0, 0, 178000, 'shopper',
         case when n = 1 then 'CLOSED' else 'NEW' end, ${custId}, ${custId}, 500, 'TABIKO-${number}' from generate_series(1, 2) n
       returning order_id, order_status
     ) insert into commissions (cust_id, kind, order_id, amount, goods, basis_points, currency, exponent, written_by)
     select ${custId}, 'EARNED', order_id, 8900, 178000, 500, 'PKR', 2, ${custId} from placed where order_status = 'CLOSED'`,
  )
  for (const flags of ['send_sms_flag = true, send_email_flag = true', 'send_email_flag = false'])
    await askOnce(databaseUrl, `update customers set ${flags} where cust_id = ${custId}`)
  return { contactId, custId }
}

/** The screens about customers, reviews and representatives; `asManager` opens them. */
export const peopleScreens = (asManager: As): { name: string; open: Open }[] => {
  const at =
    (addressOf: (noor: { contactId: number; custId: number }) => string, awaited: Awaited): Open =>
    async (page, databaseUrl) => {
      ready ??= prepare(databaseUrl)
      await asManager(addressOf(await ready), awaited)(page, databaseUrl)
    }
  const firstRow: Awaited = page => page.locator('tbody tr').first()
  const person = at(
    ({ contactId }) => `/admin/customers/${contactId}`,
    page => page.locator('#person-orders'),
  )
  return [
    { name: 'customers', open: at(() => '/admin/customers', firstRow) },
    { name: 'customer-person', open: person },
    {
      name: 'customer-erase',
      open: async (page, databaseUrl) => {
        await person(page, databaseUrl)
        await page.locator('main h1').locator('xpath=../..').getByRole('button').last().click()
        await page.getByRole('dialog').waitFor()
      },
    },
    { name: 'reviews-desk', open: at(() => '/admin/reviews', firstRow) },
    { name: 'representatives', open: at(() => '/admin/representatives', firstRow) },
    {
      name: 'representative',
      open: at(
        ({ custId }) => `/admin/representatives/${custId}`,
        page => page.locator('section[aria-labelledby=ledger] li').first(),
      ),
    },
  ]
}
