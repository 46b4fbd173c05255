import type { Locator, Page } from '@playwright/test'
import type { findCertificates } from '../../shop/certificates/certificates.contract.ts'
import { exampleCertificate } from '../../shop/certificates/certificates.examples.ts'
import type { OutputOf } from '../../shop/lib/call.ts'
import { exampleLabel, type LotLabel } from '../../shop/lots/labels/labels.contract.ts'
import { exampleDelivery, exampleLot, exampleMovement } from '../../shop/lots/lots.examples.ts'
import type { Lot } from '../../shop/lots/lots.fields.ts'
import type { ListedReceipt, Receipt } from '../../shop/lots/receipts/receipts.contract.ts'
import type { Supplier } from '../../shop/lots/suppliers/suppliers.contract.ts'
import type { findLotOrders } from '../../shop/orders/lots/lot-orders.contract.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

const lots: Lot[] = [
  { ...exampleLot, lotId: 11, code: 'GP-2604', expiresOn: '2026-11-27', daysLeft: -1, state: 'EXPIRED' },
  {
    ...{ ...exampleLot, expiresOn: '2026-11-30', daysLeft: 2, state: 'ENDING' },
    ...{ reductionBp: 3000, reducedBp: 3000 },
  },
  {
    ...{ ...exampleLot, lotId: 13, productName: 'Beef Mince with a Long Name for the Grill', sku: 'BEF-014' },
    ...{ code: 'MEAT-2026-11-24-0917', unitName: 'kg', onHand: 12.75, state: 'BLOCKED' },
    ...{ blockedAt: '2026-11-28T09:00:00.000Z', blockedWhy: 'The fridge stood open over night' },
  },
  {
    ...{ ...exampleLot, lotId: 14, productName: 'Basmati Rice', sku: 'RIC-020', code: 'B7', unitName: 'bag' },
    ...{ dateKind: 'BEST_BEFORE', expiresOn: '2027-08-31', daysLeft: 276, origin: '', onHand: 240 },
    ...{ supplierId: null, supplierName: null },
  },
  {
    ...{ ...exampleLot, lotId: 15, productName: 'Clay Pot', sku: 'POT-003', code: 'Opening 28 Nov 2026' },
    ...{ dateKind: null, expiresOn: null, daysLeft: null, origin: '', onHand: 6 },
  },
]

const farm: Supplier = {
  ...{ supplierId: 2, supplierName: 'Green Pastures Farm', contactName: 'The farm office' },
  ...{ phone: '+92 300 1234567', email: 'farm@example.com', address: 'Ring Road 4, Lahore' },
  ...{ approvalNumber: 'PK-4411', notes: 'Delivers on Tuesdays and Fridays.', active: true, lots: 3 },
  updatedDate: '2026-11-28T08:00:00.000Z',
}
const mill = {
  ...farm,
  supplierId: 3,
  supplierName: 'Old Mill',
  contactName: '',
  approvalNumber: '',
  lots: 0,
}

const listed: ListedReceipt = {
  ...{ receiptId: 7, branchId: 1, branchName: 'Main Street', supplierId: 2, lines: 2, cost: 12_800 },
  ...{ supplierName: farm.supplierName, noteNumber: 'LS-1044', receivedOn: '2026-11-28' },
  ...{ receivedBy: 'Zainab', createdAt: '2026-11-28T08:00:00.000Z' },
}
const receipt: Receipt = {
  ...{ ...listed, note: 'Two crates were torn.' },
  items: [
    {
      ...{ productId: 101, productName: 'Whole Chicken', sku: 'CHK-001', image: null, unitName: 'piece' },
      ...{ quantity: 20, unitCost: 640, lotId: 12, code: 'GP-2611', dateKind: 'USE_BY' },
      expiresOn: '2026-12-02',
    },
    {
      ...{ productId: 310, productName: 'Egg Tray', sku: 'EGG-030', image: null, unitName: 'tray' },
      ...{ quantity: 12, unitCost: null, lotId: null, code: null, dateKind: null, expiresOn: null },
    },
  ],
}

const labels: LotLabel[] = [
  { ...exampleLabel, copies: 3 },
  {
    ...{
      ...exampleLabel,
      lotId: 13,
      productName: 'Beef Mince with a Long Name for the Grill',
      storage: 'FROZEN',
    },
    ...{ code: 'MEAT-2026-11-24-0917 of the morning', dateKind: 'BEST_BEFORE', expiresOn: '2027-08-31' },
    text: '91LOT614/MEAT-2026-11-24-0917%20of%20the%20morning',
    copies: 1,
  },
]

const orders: OutputOf<typeof findLotOrders> = {
  rows: [
    {
      ...{ orderId: 5013, orderNum: '10013', orderStatus: 'PRINTED', orderItemId: 9004 },
      ...{ createDate: '2026-11-28T07:30:00.000Z', name: 'Yusuf Rahman', quantity: 1 },
    },
    {
      ...{ orderId: 5012, orderNum: '10012', orderStatus: 'CLOSED', orderItemId: 9001 },
      ...{ createDate: '2026-11-27T09:30:00.000Z', name: 'Zainab Qureshi', quantity: 2 },
    },
  ],
  ...{ total: 2, orders: 2, quantity: 3 },
}

const oneLot = (lot: Lot) => ({
  lot,
  deliveries: [exampleDelivery],
  movements: [
    { ...exampleMovement, movementId: 43, change: 1, cause: 'COUNT', note: null, receiptId: null },
    { ...exampleMovement, movementId: 42, change: -1, cause: 'PICKED', by: null, receiptId: null },
    { ...exampleMovement, movementId: 41, change: -2, cause: 'WASTE', note: 'Torn bags', receiptId: null },
    exampleMovement,
  ],
})

const none = { rows: [], total: 0 }
const ofFarm: OutputOf<typeof findCertificates> = {
  rows: [
    {
      ...exampleCertificate,
      ...{ kind: 'FOOD_SAFETY', authority: 'Town Food Safety Office', number: 'TF-88', slaughter: null },
      document: exampleCertificate.document,
      ...{ stunning: null, subjects: [{ kind: 'SUPPLIER', subjectId: 2, name: farm.supplierName }] },
    },
  ],
  total: 1,
}
const ofProduct: OutputOf<typeof findCertificates> = {
  rows: [
    {
      ...exampleCertificate,
      certificateId: 2,
      state: 'EXPIRED',
      expiresOn: '2026-11-24',
      daysLeft: -4,
      document: null,
    },
  ],
  total: 1,
}

/** Answers with lots in each of their states, whatever the day is. */
async function withLots(page: Page): Promise<void> {
  const answers = {
    '**/api/lots/find?*': { rows: lots, total: lots.length },
    '**/api/lots/find/12*': oneLot({ ...exampleLot, daysLeft: 4, reductionBp: 3000, reducedBp: 3000 }),
    '**/api/lots/find/13*': oneLot(lots[2] as Lot),
    '**/api/lots/findOrders/*': orders,
    '**/api/certificates/findForStaff?*subjectKind=LOT*': none,
    '**/api/certificates/findForStaff?*subjectKind=SUPPLIER*': ofFarm,
    '**/api/certificates/findForStaff?*subjectKind=PRODUCT*': ofProduct,
    '**/api/suppliers/find?*': { rows: [farm, mill], total: 2 },
    '**/api/suppliers/find/2*': farm,
    '**/api/lots/findLabels?*': labels,
    '**/api/receipts/find?*': {
      rows: [listed, { ...listed, receiptId: 6, noteNumber: '', receivedOn: '2026-11-24', cost: null }],
      total: 2,
    },
    '**/api/receipts/find/7*': receipt,
  }
  for (const [address, json] of Object.entries(answers))
    await page.route(address, route => route.fulfill({ json }))
}

/** Answers as if the product were in lots. */
const inLots = (page: Page) =>
  page.route('**/api/stock/find/*', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), inLots: true } })
  })

/** The screens of lots, deliveries and suppliers; `asManager` opens them. */
export function lotScreens(asManager: AsManager): { name: string; open: Open }[] {
  const opened =
    (address: string, awaited: (page: Page) => Locator, goOn?: (page: Page) => Promise<void>): Open =>
    async (page, databaseUrl) => {
      await withLots(page)
      await asManager(address, awaited)(page, databaseUrl)
      await goOn?.(page)
    }
  const row = (page: Page) => page.locator('tbody tr').first()
  const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
  const find = (page: Page) => page.getByRole('combobox', { name: 'Find a product' })
  const dialog = (page: Page) => page.getByRole('dialog').waitFor()
  const add = async (page: Page, words: string, lines: number) => {
    await find(page).fill(words)
    await page.locator('[role=listbox] [role=option]').first().waitFor()
    await find(page).press('Enter')
    await page
      .getByRole('group')
      .nth(lines - 1)
      .waitFor()
  }
  return [
    { name: 'lots', open: opened('/admin/lots', row) },
    {
      name: 'lots-none',
      open: async (page, databaseUrl) => {
        await page.route('**/api/lots/find?*', route => route.fulfill({ json: { rows: [], total: 0 } }))
        await asManager('/admin/lots', at => at.getByText('There are no lots yet.'))(page, databaseUrl)
      },
    },
    { name: 'lot', open: opened('/admin/lots/12', button('Block')) },
    { name: 'lot-blocked', open: opened('/admin/lots/13', button('Unblock')) },
    {
      name: 'lot-block',
      open: opened('/admin/lots/12', button('Block'), async page => {
        await button('Block')(page).click()
        await page.getByRole('button', { name: 'Block it' }).click()
        await page.locator('[aria-invalid=true]').waitFor()
      }),
    },
    {
      name: 'lot-correct',
      open: opened('/admin/lots/12', button('Correct'), async page => {
        await button('Correct')(page).click()
        await dialog(page)
      }),
    },
    { name: 'receipts', open: opened('/admin/receipts', row) },
    { name: 'receipt', open: opened('/admin/receipts/7', page => page.getByRole('article')) },
    {
      name: 'lot-labels',
      open: opened('/admin/receipts/7/labels', page => page.locator('svg[data-code]').nth(3)),
    },
    {
      name: 'lot-labels-wrong',
      open: opened(
        '/admin/lots/12/labels',
        page => page.locator('svg[data-code]').nth(3),
        async page => {
          await page.getByLabel('Labels of Lot GP-2611').fill('900')
          await page.locator('[aria-invalid=true]').waitFor()
        },
      ),
    },
    {
      name: 'receipt-new',
      open: opened('/admin/receipts/new', find, async page => {
        await page.getByLabel('Supplier').selectOption(farm.supplierName)
        await add(page, 'tea', 1)
        await inLots(page)
        await add(page, 'chicken', 2)
        await page.getByRole('button', { name: 'Receive it' }).click()
        await page.locator('[aria-invalid=true]').first().waitFor()
      }),
    },
    { name: 'suppliers', open: opened('/admin/suppliers', row) },
    { name: 'supplier', open: opened('/admin/suppliers/2', button('Save supplier')) },
    {
      name: 'stock-in-lots',
      open: async (page, databaseUrl) => {
        await inLots(page)
        await asManager('/admin/stock/101', page => page.getByText('See its lots'))(page, databaseUrl)
      },
    },
    {
      name: 'stock-keep-in-lots',
      open: async (page, databaseUrl) => {
        await asManager('/admin/stock/101', page => page.getByLabel('Keep in lots'))(page, databaseUrl)
        await page.getByLabel('Keep in lots').click()
        await dialog(page)
      },
    },
    {
      name: 'stock-opening-day',
      open: async (page, databaseUrl) => {
        await asManager('/admin/stock/6504', page => page.getByLabel('Keep in lots'))(page, databaseUrl)
        await page.getByLabel('Keep in lots').click()
        await page.getByRole('button', { name: 'Keep in lots' }).click()
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: 'department-in-lots',
      open: async (page, databaseUrl) => {
        await asManager('/admin/departments', button('Add a department'))(page, databaseUrl)
        // The last department but one is that of goods for diabetics.
        await page.locator('main button.underline-offset-4').nth(-2).click()
        await dialog(page)
      },
    },
  ]
}
