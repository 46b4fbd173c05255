import type { Page } from '@playwright/test'
import { exampleSlot } from '../../shop/slots/slots.contract.ts'
import { alive } from './alive.ts'
import { post, signInAsAmina } from './customer-screens.ts'
import { goods } from './demo-lines.ts'

const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const day = (days: number, more: object = {}) => ({
  ...{ day: daysLater(days), outcome: null, orderNum: null, link: null, reason: null },
  ...more,
})
type Placed = { outcome: 'PLACED'; orderNum: string; link: string }

/** Places the order to which the days lead. */
async function place(page: Page): Promise<Placed> {
  const { orders } = await post(page, '/orders/save', {
    orders: { pickupType: 'IN STORE' },
    orderItems: goods,
  })
  return { outcome: 'PLACED', orderNum: orders.orderNum, link: orders.link }
}

/** Standing orders in every state: one that goes on, with days of each result, and a paused one. */
const examples = (listIds: readonly number[], placed: Placed) => [
  {
    ...{ standingId: 1, listId: listIds[0], listName: 'For Friday', everyWeeks: 1, weekday: 5 },
    ...{ starts: '16:00', ends: '18:00', pickupType: 'DELIVERY', branchId: null, version: 1 },
    ...{
      place: '14 Garden Road, Karachi, Sindh, 75300, Pakistan',
      state: 'ACTIVE',
      firstDay: daysLater(-21),
    },
    coming: [day(1, placed), day(8, { outcome: 'TOLD' }), day(15, { outcome: 'SKIPPED' }), day(22)],
    past: [day(-6, { outcome: 'NOT_PLACED', reason: 'NO_WINDOW' }), day(-13, placed), day(-20, placed)],
  },
  {
    ...{ standingId: 2, listId: listIds[1], listName: 'For guests', everyWeeks: 4, weekday: 6 },
    ...{ starts: '10:00', ends: '12:00', pickupType: 'IN STORE', branchId: 1, version: 3 },
    ...{ place: '12 Market Hall Road, Gulshan-e-Iqbal, Karachi', state: 'PAUSED', firstDay: daysLater(9) },
    ...{ coming: [day(9)], past: [] },
  },
]

/** An evening that takes orders until an hour before it, on a day. */
const evening = (day: string) => ({
  ...{ ...exampleSlot, startsAt: `${day}T11:00:00.000Z`, endsAt: `${day}T13:00:00.000Z` },
  orderBy: `${day}T10:00:00.000Z`,
})

/** The windows of the next days. */
const windows = {
  offered: true,
  days: [1, 2, 3, 4, 5, 6, 7].map(daysLater).map(day => ({ day, slots: [evening(day)] })),
}

/** Opens the lists of an account, two of them. */
async function openLists(page: Page): Promise<void> {
  await signInAsAmina(page)
  const listIds: number[] = []
  for (const listName of ['For Friday', 'For guests'])
    listIds.push((await post(page, '/lists/save', { listName, lines: goods })).listId)
  const placed = await place(page)
  await page.route('**/api/standing/find**', async route => {
    const found = await route.fetch()
    if (!found.ok()) return route.fulfill({ response: found })
    return route.fulfill({ json: { ways: ['IN STORE', 'DELIVERY'], standing: examples(listIds, placed) } })
  })
  // The shop of a test run has no windows, so that its checkout stays as it is.
  await page.route('**/api/slots/find', route => route.fulfill({ json: windows }))
  await page.goto('/lists')
  await alive(page)
  await page.locator('main h4').first().waitFor()
}

/** Opens the form of a new standing order. */
async function openForm(page: Page): Promise<void> {
  await openLists(page)
  await page.locator('main li.card button').nth(1).click()
  await page.locator('dialog[open] [role=status] p').first().waitFor()
}

/** The standing orders of an account, and the form of a new one. */
export const standingScreens = [
  { name: 'standing-orders', open: openLists },
  {
    name: 'standing-form',
    open: openForm,
  },
  {
    name: 'standing-form-age',
    open: async (page: Page) => {
      await page.route('**/api/lists/findSaved/**', async route => {
        const list = await (await route.fetch()).json()
        list.lines[0].ageFrom = 18
        return route.fulfill({ json: list })
      })
      await openForm(page)
      await page.locator('dialog[open] input[name=ageConfirmed]').waitFor()
    },
  },
]
