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
  grocer: supplier('Jodia Bazaar Wholesale', 'Counter 12', '021 555 0119', 'Jodia Bazaar, Karachi'),
  medical: supplier('Sehatline Imports', 'Returns desk', '021 555 0133', 'SITE, Karachi', {
    approvalNumber: 'DEMO-MD-12',
  }),
} as const
export type DemoSupplierKey = keyof typeof demoSuppliers

/**
 * The lots of a product of the demo shop: the first letters of their codes, the meaning of the day, and the days that each lot is fresh after
 * the day on which the shop is made. The first one has a quarter of the stock.
 */
export type DemoLots = {
  productId: number
  from: DemoSupplierKey
  letters: string
  dateKind: DateKind
  days: readonly number[]
  origin: string
}

const lots = (
  from: DemoSupplierKey,
  letters: string,
  dateKind: DateKind,
  origin: string,
  goods: Record<number, readonly number[]>,
): DemoLots[] =>
  Object.entries(goods).map(([productId, days]) => ({
    ...{ productId: Number(productId), from, letters, dateKind, days, origin },
  }))

/** The products of the demo shop that are in lots: some of every department whose goods have a last day. */
export const demoLots: readonly DemoLots[] = [
  ...lots('poultry', 'GP', 'USE_BY', 'Gharo, Sindh', { 109: [3, 12], 111: [2, 14], 112: [3, 14] }),
  ...lots('abattoir', 'LA', 'USE_BY', 'Tharparkar, Sindh', {
    ...{ 507: [2, 16], 508: [4, 18], 604: [2, 18], 607: [6, 24], 616: [3, 21] },
    ...{ 1105: [3, 18], 1203: [5, 21], 1205: [3, 18] },
  }),
  ...lots('dairy', 'DD', 'USE_BY', 'Darya Dairy, Karachi', { 4402: [2, 12], 4405: [3, 18], 4505: [4, 21] }),
  ...lots('dairy', 'DD', 'BEST_BEFORE', 'Darya Dairy, Karachi', {
    4503: [9, 40],
    4504: [30, 120],
    4602: [6, 24],
  }),
  ...lots('frozen', 'TG', 'BEST_BEFORE', 'Thandi Gali, Karachi', {
    ...{ 4702: [60, 240], 4704: [45, 210], 4705: [60, 240], 4801: [90, 300] },
  }),
  ...lots('grocer', 'JB', 'BEST_BEFORE', 'Pakistan', {
    ...{ 1604: [120, 320], 2602: [90, 260], 3703: [150, 330], 3801: [400, 700], 5104: [240, 540] },
  }),
  ...lots('grocer', 'NM', 'BEST_BEFORE', 'The Netherlands', { 5201: [150, 420], 5202: [120, 400] }),
  ...lots('medical', 'SL', 'EXPIRY', 'Germany', {
    ...{ 5304: [300, 700], 6401: [500, 900], 6402: [500, 900], 6403: [700, 1100] },
    ...{ 6501: [120, 480], 6502: [600, 1000], 6503: [400, 900] },
  }),
  ...lots('medical', 'SF', 'BEST_BEFORE', 'Turkey', {
    6601: [200, 500],
    6602: [60, 240],
    6603: [90, 300],
    6604: [80, 260],
  }),
]

/** The products whose older lot has a reduced price, in hundredths of a per cent. */
export const demoReductions: Readonly<Record<number, number>> = { 1205: 2500, 4402: 3000, 4405: 2000 }
