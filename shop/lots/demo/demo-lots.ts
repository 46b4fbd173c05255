import { demoProducts } from '../../catalogue/demo/demo-products.ts'
import { demoFacts } from '../../catalogue/demo/facts/demo-facts.ts'
import type { DateKind } from '../lot-causes.ts'

/** A supplier of the demo shop, who exists only there. */
export type DemoSupplier = {
  supplierName: string
  contactName: string
  phone: string
  email: string
  address: string
  approvalNumber: string
  notes: string
}

const supplier = (
  supplierName: string,
  contactName: string,
  phone: string,
  address: string,
  more: Partial<DemoSupplier> = {},
): DemoSupplier => ({
  ...{ supplierName, contactName, phone, address, email: '', approvalNumber: '', notes: '' },
  ...more,
})

export const demoSuppliers = {
  abattoir: supplier('Landhi Abattoir', 'Loading dock', '021 555 0141', 'Cattle Colony Road, Karachi', {
    approvalNumber: 'DEMO-SL-07',
    notes: 'Delivers at 4:30. Check the temperature on the lorry: 4 °C or below.',
  }),
  poultry: supplier('Gharo Poultry', 'Farm office', '021 555 0162', 'Gharo, Thatta', {
    approvalNumber: 'DEMO-PO-31',
  }),
  dairy: supplier('Darya Dairy Plant', 'Sales desk', '021 555 0170', 'Korangi Industrial Area, Karachi', {
    email: 'orders@darya.example',
  }),
  frozen: supplier('Thandi Gali Cold Store', 'Night shift', '021 555 0188', 'West Wharf, Karachi', {
    notes: 'Frozen at -18 °C. Refuse a pallet that was above -15 °C.',
  }),
  bakery: supplier('Burns Road Bakers', 'Oven room', '021 555 0127', 'Burns Road, Karachi', {
    notes: 'Bakes for Tawa & Tandoor. Bread comes each morning and is not counted in lots.',
  }),
  sweets: supplier('Bahadurabad Sweets', 'Kitchen', '021 555 0156', 'Bahadurabad, Karachi', {
    notes: 'Makes the mithai of Meethi Gali, and delivers every other day.',
  }),
  growers: supplier('Malir Growers', 'Packing shed', '021 555 0194', 'Super Highway, Karachi', {
    notes: 'Grades and packs for growers of all provinces. Each crate says its farm.',
  }),
  grocer: supplier('Jodia Bazaar Wholesale', 'Counter 12', '021 555 0119', 'Jodia Bazaar, Karachi'),
  medical: supplier('Sehatline Imports', 'Returns desk', '021 555 0133', 'SITE, Karachi', {
    approvalNumber: 'DEMO-MD-12',
  }),
} as const
export type DemoSupplierKey = keyof typeof demoSuppliers

/** The days before today on which a supplier delivered the older and the newer lots; of fresh goods both are recent. */
export const demoDeliveries = (from: DemoSupplierKey): readonly [number, number] =>
  from === 'sweets' ? [2, 0] : [8, 1]

/**
 * The lots of a product of the demo shop: the first letters of their codes, the meaning of the day, and the days that each lot is fresh after
 * the day on which the shop is made. The first one has a quarter of the stock.
 */
export type DemoLots = {
  productId: number
  from: DemoSupplierKey
  letters: string
  dateKind: DateKind
  days: readonly [number, number]
  origin: string
}

const facts = new Map(demoProducts.map(({ productId, sku }) => [productId, demoFacts[sku]]))

/** Lots that come from where the facts of their product say; `origin`: of goods without such facts. */
const lots = (
  from: DemoSupplierKey,
  letters: string,
  dateKind: DateKind,
  goods: Record<number, readonly [number, number]>,
  origin = '',
): DemoLots[] =>
  Object.entries(goods).map(([id, days]) => {
    const productId = Number(id)
    return { productId, from, letters, dateKind, days, origin: facts.get(productId)?.origin ?? origin }
  })

/** The products of the demo shop that are in lots: some of every department whose goods have a last day. */
export const demoLots: readonly DemoLots[] = [
  ...lots('poultry', 'GP', 'USE_BY', { 109: [3, 10], 111: [2, 9], 112: [1, 8] }),
  ...lots('poultry', 'GP', 'BEST_BEFORE', { 4602: [6, 24] }),
  ...lots('abattoir', 'LA', 'USE_BY', {
    ...{ 507: [2, 9], 508: [2, 9], 604: [2, 9], 607: [12, 19], 616: [3, 10] },
    ...{ 1105: [3, 10], 1203: [7, 14], 1205: [2, 9] },
  }),
  ...lots('dairy', 'DD', 'USE_BY', { 4402: [2, 9], 4405: [5, 12], 4505: [4, 18] }),
  ...lots('dairy', 'DD', 'BEST_BEFORE', { 4503: [9, 40], 4504: [30, 120] }),
  ...lots('frozen', 'TG', 'BEST_BEFORE', {
    ...{ 1804: [50, 220], 4702: [60, 240], 4704: [45, 210], 4705: [60, 240], 4801: [90, 300] },
  }),
  ...lots('bakery', 'BB', 'BEST_BEFORE', { 4302: [60, 150], 4303: [6, 13], 4306: [80, 190] }),
  ...lots('sweets', 'BS', 'BEST_BEFORE', { 2504: [3, 5] }),
  ...lots('growers', 'MG', 'BEST_BEFORE', { 3904: [10, 24], 4003: [14, 35], 4105: [20, 60] }),
  ...lots('grocer', 'JB', 'BEST_BEFORE', {
    ...{ 1604: [120, 320], 2602: [90, 260], 2805: [140, 420], 3703: [150, 330], 3801: [400, 700] },
    ...{ 4903: [210, 520], 5104: [240, 540], 6702: [120, 280] },
  }),
  ...lots('grocer', 'NM', 'BEST_BEFORE', { 5201: [150, 420], 5202: [120, 400] }),
  ...lots(
    'medical',
    'SL',
    'EXPIRY',
    {
      ...{ 5304: [300, 700], 6401: [500, 900], 6402: [500, 900], 6403: [700, 1100] },
      ...{ 6501: [120, 480], 6502: [600, 1000], 6503: [400, 900] },
    },
    'Germany',
  ),
  ...lots('medical', 'SF', 'BEST_BEFORE', {
    ...{ 6601: [200, 500], 6602: [60, 240], 6603: [90, 300], 6604: [80, 260] },
  }),
]

/** The products whose older lot has a reduced price, in hundredths of a per cent. */
export const demoReductions: Readonly<Record<number, number>> = { 1205: 2500, 4402: 3000, 4405: 2000 }
