import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** Each claim of the README with the files that show it: a shopper in a browser, a test of the built shop, or a screen. */
const shownBy: Record<string, readonly string[]> = {
  Browsing: ['tests/acceptance/front/looking-around.shopper.ts', 'shop/search/screens/shop.tsx'],
  Search: [
    'tests/acceptance/front/searching-in-own-words.shopper.ts',
    'shop/search/kitchen-queries.calls.test.ts',
  ],
  Variants: [
    'tests/acceptance/catalogue/choosing-a-variant.shopper.ts',
    'tests/acceptance/catalogue/giving-variants.shopper.ts',
  ],
  'Sales by the clock': [
    'tests/acceptance/catalogue/planning-a-sale.shopper.ts',
    'shop/catalogue/sales/sale-times.calls.test.ts',
  ],
  Boxes: [
    'tests/acceptance/orders/ordering-a-box.shopper.ts',
    'tests/acceptance/catalogue/making-boxes.shopper.ts',
    'shop/cart/boxes/boxes.calls.test.ts',
  ],
  Collections: ['tests/acceptance/catalogue/making-collections.shopper.ts'],
  'Around a product': [
    'tests/acceptance/front/coming-across-more.shopper.ts',
    'tests/acceptance/catalogue/showing-films.shopper.ts',
    'tests/acceptance/front/looking-closely.shopper.ts',
    'tests/acceptance/front/browsing-a-list.shopper.ts',
    'shop/related/bought-together.calls.test.ts',
  ],
  'Many products at once': [
    'tests/acceptance/exchange/bringing-goods-in.shopper.ts',
    'shop/exchange/many/change-many.calls.test.ts',
  ],
  'Moving here': [
    'tests/acceptance/office/views-and-titles.shopper.ts',
    'tests/acceptance/front/old-addresses.shopper.ts',
    'shop/redirects/redirects.calls.test.ts',
  ],
  Pages: ['tests/acceptance/content/writing-the-pages.shopper.ts', 'shop/content/screens/about.tsx'],
  Ordering: [
    'tests/acceptance/orders/ordering-as-a-guest.shopper.ts',
    'tests/acceptance/orders/ordering-by-whatsapp.shopper.ts',
    'tests/acceptance/orders/printing-an-invoice.shopper.ts',
  ],
  'Food by weight': [
    'tests/acceptance/orders/picking-orders.shopper.ts',
    'tests/acceptance/orders/money-of-an-order.shopper.ts',
  ],
  'After the order': [
    'tests/acceptance/orders/changing-an-own-order.shopper.ts',
    'tests/acceptance/orders/ordering-again.shopper.ts',
    'tests/acceptance/orders/saving-lists.shopper.ts',
  ],
  Replacements: [
    'tests/acceptance/orders/replacing-what-ran-out.shopper.ts',
    'shop/orders/swaps/offers.calls.test.ts',
  ],
  Certificates: [
    'tests/acceptance/catalogue/proving-a-claim.shopper.ts',
    'server/jobs/certificates-job.calls.test.ts',
  ],
  Lots: ['tests/acceptance/office/keeping-lots.shopper.ts', 'shop/orders/lots/picking-lots.calls.test.ts'],
  'Last days': [
    'tests/acceptance/cart/goods-that-end-soon.shopper.ts',
    'shop/orders/lots/reduced-lines.calls.test.ts',
  ],
  Recalls: ['tests/acceptance/office/recalling-a-lot.shopper.ts', 'shop/recalls/recall-work.calls.test.ts'],
  Costs: ['shop/orders/sales/margin.calls.test.ts', 'shop/lots/value/stock-value.calls.test.ts'],
  'Codes and labels': [
    'tests/acceptance/orders/picking-orders.shopper.ts',
    'shop/catalogue/codes/label-rules.calls.test.ts',
  ],
  'Picking together': [
    'tests/acceptance/orders/picking-a-wave.shopper.ts',
    'tests/acceptance/orders/picking-offline.shopper.ts',
    'tests/acceptance/orders/scanning-with-the-camera.shopper.ts',
    'shop/orders/picking/waves.calls.test.ts',
  ],
  Packing: ['tests/acceptance/orders/packing-orders.shopper.ts', 'shop/orders/packing/packing.calls.test.ts'],
  Counter: [
    'tests/acceptance/orders/working-at-the-counter.shopper.ts',
    'shop/payments/counter/sell.calls.test.ts',
  ],
  Runs: ['tests/acceptance/orders/delivering-in-runs.shopper.ts', 'shop/payments/runs/runs.calls.test.ts'],
  Payment: ['tests/acceptance/payments/paying-by-card.shopper.ts', 'tests/built/stripe-form.test.ts'],
  'Delivery zones': ['tests/acceptance/delivery/asking-whether-we-deliver.shopper.ts'],
  'Hours and windows': [
    'tests/acceptance/front/seeing-whether-the-shop-is-open.shopper.ts',
    'tests/acceptance/settings/setting-the-opening-hours.shopper.ts',
    'tests/acceptance/settings/making-windows.shopper.ts',
    'tests/acceptance/orders/choosing-a-window.shopper.ts',
  ],
  Branches: [
    'tests/acceptance/settings/running-several-branches.shopper.ts',
    'tests/acceptance/orders/collecting-at-a-branch.shopper.ts',
    'shop/orders/placing/branches-at-checkout.calls.test.ts',
  ],
  Qurbani: [
    'tests/acceptance/qurbani/booking-a-qurbani.shopper.ts',
    'tests/acceptance/qurbani/editing-a-qurbani-season.shopper.ts',
    'tests/acceptance/qurbani/the-day-of-slaughter.shopper.ts',
  ],
  'Shops nearby': [
    'tests/acceptance/near/finding-shops-nearby.shopper.ts',
    'tests/acceptance/near/looking-at-the-map.shopper.ts',
  ],
  Accounts: [
    'tests/acceptance/customers/having-an-account.shopper.ts',
    'tests/acceptance/customers/protecting-an-account.shopper.ts',
    'tests/acceptance/customers/signing-in-with-a-code.shopper.ts',
    'tests/acceptance/reviews/writing-reviews.shopper.ts',
  ],
  'The API': ['server/calls/every-call.calls.test.ts', 'server/calls/open-api.calls.test.ts'],
  'The office': [
    'tests/acceptance/office/the-first-hour-of-an-owner.shopper.ts',
    'tests/acceptance/orders/working-on-orders.shopper.ts',
    'tests/acceptance/orders/taking-a-phone-order.shopper.ts',
    'tests/acceptance/catalogue/running-the-catalogue.shopper.ts',
    'tests/acceptance/exchange/bringing-goods-in.shopper.ts',
    'tests/acceptance/office/looking-after-people.shopper.ts',
    'tests/acceptance/near/editing-the-directory.shopper.ts',
    'tests/acceptance/settings/setting-up-the-shop.shopper.ts',
  ],
  'E-mails and text messages': ['tests/acceptance/mails/looking-at-mails.shopper.ts'],
  'Any language': ['tests/acceptance/front/for-everyone.shopper.ts'],
  'Search engines and shared links': [
    'tests/built/what-pages-say.test.ts',
    'tests/built/structured-data.test.ts',
  ],
  Speed: ['tests/acceptance/front/answering-at-once.shopper.ts', 'shop/search/plans.calls.test.ts'],
  'Numbers, traces and alerts': [
    'tests/built/scraped.test.ts',
    'tests/watching.test.ts',
    'server/watch/traces.calls.test.ts',
    'server/watch/story.calls.test.ts',
  ],
}

const section = readme.split('\n## What works today\n')[1]?.split('\n## ')[0] ?? ''
const claims = [...section.matchAll(/^- \*\*\[?([^\]*]+?)\.?(?:\]\([^)]*\))?\*\*/gm)].map(
  ([, name = '']) => name,
)

test('each point under “What works today” begins with its name', () => {
  expect(section.match(/^- /gm)?.length).toBe(claims.length)
})

test('each claim of the README has a row that shows it, and each row a claim', () => {
  expect([...claims].sort()).toEqual(Object.keys(shownBy).sort())
})

test.each(Object.entries(shownBy))('“%s” is shown by files that exist', (_claim, files) => {
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
})
