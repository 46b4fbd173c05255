import type { Locator, Page } from '@playwright/test'
import { exampleDelivery, exampleLot } from '../../shop/lots/lots.examples.ts'
import { findLotOrders } from '../../shop/orders/lots/lot-orders.contract.ts'
import {
  exampleRecall,
  exampleRecalledLot,
  exampleRecallLot,
  exampleRecallOrder,
} from '../../shop/recalls/recalls.examples.ts'
import type { Recall, RecallOrder } from '../../shop/recalls/recalls.fields.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

const other = {
  ...{ ...exampleRecallLot, lotId: 19, branchId: 2, branchName: 'Harbour Road', onHand: 7.5 },
  ...{ received: 30, sold: 20.5, lost: 2 },
}
const preview = {
  ...{ lots: [exampleRecallLot], others: [other], orders: 148, lines: 151, open: 6, handedOver: 142 },
  ...{ byMessage: 137, onlyByPhone: 4, unreachable: 1, refund: 184_350, mayRefund: true },
}

const recall: Recall = {
  ...exampleRecall,
  lots: [
    ...exampleRecall.lots,
    { ...exampleRecall.lots[0], lotId: 19, branchId: 2, branchName: 'Harbour Road' } as Recall['lots'][0],
  ],
  ...{
    orders: 148,
    done: 148,
    handedOver: 142,
    notified: 137,
    called: 1,
    toCall: 4,
    pickAgain: 6,
    refunded: 184_350,
  },
}
const atWork: Recall = { ...recall, recallId: 4, done: 52, handedOver: 49, notified: 48, refunded: 61_100 }

const [line] = exampleRecallOrder.lines
const orders: RecallOrder[] = [
  {
    ...{ ...exampleRecallOrder, orderId: 5015, orderNum: '10015', orderStatus: 'PRINTED', way: 'NONE' },
    ...{ outcome: 'PICK_AGAIN', refunded: 0, notified: false },
    contact: { name: 'Yusuf Rahman', phone: '+254700000003', email: '' },
  },
  {
    ...{ ...exampleRecallOrder, orderId: 5014, orderNum: '10014', way: 'DESK', notified: false },
    ...{ branchId: 2, branchName: 'Harbour Road' },
    contact: { name: 'Maximiliane Featherstonehaugh-Wolfeschlegelstein', phone: '+254700000002', email: '' },
    lines: [
      { ...line, lotId: 19, quantity: 1 },
      {
        ...line,
        orderItemId: 9002,
        productName: 'Beef Mince with a Long Name for the Grill',
        quantity: 2.25,
      },
    ] as RecallOrder['lines'],
  },
  exampleRecallOrder,
  {
    ...exampleRecallOrder,
    orderId: 5011,
    orderNum: '10011',
    contact: { name: '', phone: '', email: '' },
    notified: false,
  },
  {
    ...{ ...exampleRecallOrder, orderId: 5010, orderNum: '10010', notified: false },
    ...{ calledAt: '2026-11-28T10:05:00.000Z', calledBy: 'Zainab' },
  },
]
const waiting = {
  ...exampleRecallOrder,
  state: 'WAITING',
  outcome: null,
  notified: false,
  refunded: 0,
  way: 'NONE',
  doneAt: null,
}

/** Answers as a shop does that has recalled a batch. */
async function withRecalls(page: Page): Promise<void> {
  const lots = [exampleRecalledLot, { ...exampleRecalledLot, ...other, state: 'BLOCKED', deliveries: [] }]
  const answers = {
    '**/api/recalls/find?*': { rows: [atWork, recall], total: 2 },
    '**/api/recalls/find/3*': { recall, lots, orders: { rows: orders, total: 148 } },
    '**/api/recalls/find/4*': {
      ...{ recall: atWork, lots: [exampleRecalledLot] },
      orders: { rows: [waiting, { ...exampleRecallOrder, orderId: 5010, orderNum: '10010' }], total: 2 },
    },
    '**/api/recalls/preview': preview,
    '**/api/lots/findOrders/*': findLotOrders.example?.output,
    '**/api/lots/find/12*': {
      ...{ lot: { ...exampleLot, state: 'BLOCKED', blockedAt: recall.startedAt, blockedWhy: recall.reason } },
      ...{ deliveries: [exampleDelivery], movements: [] },
    },
  }
  for (const [address, json] of Object.entries(answers))
    await page.route(address, route => route.fulfill({ json }))
}

/** The screens of recalls; `asManager` opens them. */
export function recallScreens(asManager: AsManager): { name: string; open: Open }[] {
  const opened =
    (address: string, awaited: (page: Page) => Locator, goOn?: (page: Page) => Promise<void>): Open =>
    async (page, databaseUrl) => {
      await withRecalls(page)
      await asManager(address, awaited)(page, databaseUrl)
      await goOn?.(page)
    }
  const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
  const article = (page: Page) => page.getByRole('article')
  return [
    { name: 'recalls', open: opened('/admin/recalls', page => page.locator('tbody tr').first()) },
    {
      name: 'recalls-none',
      open: asManager('/admin/recalls', page => page.getByText('The shop has recalled nothing yet.')),
    },
    {
      name: 'recall-new',
      open: opened('/admin/recalls/new?lot=12', button('Recall…'), async page => {
        await button('Recall…')(page).click()
        await page.locator('[aria-invalid=true]').first().waitFor()
      }),
    },
    {
      name: 'recall-start',
      open: opened('/admin/recalls/new?lot=12', button('Recall…'), async page => {
        await page.getByLabel('Reason').fill(recall.reason)
        await page.getByLabel('Advice').fill(recall.advice)
        await page.getByLabel('Refund customers').check()
        await button('Recall…')(page).click()
        await page.getByRole('dialog').waitFor()
      }),
    },
    { name: 'recall', open: opened('/admin/recalls/3', article) },
    { name: 'recall-at-work', open: opened('/admin/recalls/4', article) },
    {
      name: 'recall-printing',
      open: opened('/admin/recalls/3', article, async page => {
        // The second page of customers does not come.
        await page.evaluate(() => {
          const ask = window.fetch
          const waits = new Promise<Response>(() => {})
          window.fetch = (...asked) => (String(asked[0]).includes('page=2') ? waits : ask(...asked))
        })
        await button('Print for the authority')(page).click()
        await page.getByRole('dialog').waitFor()
      }),
    },
    { name: 'lot-recalled', open: opened('/admin/lots/12', page => page.getByText('See the recall')) },
  ]
}
