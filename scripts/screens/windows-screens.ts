import type { Locator, Page } from '@playwright/test'
import { exampleSlot, exampleStaffSlot } from '../../shop/slots/slots.contract.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type How = {
  /** Opens an address as a manager, and waits for the awaited element. */
  asManager: (address: string, awaited: (page: Page) => Locator) => Open
  /** Places an order that is ready to pick, and returns its number. */
  placePrinted: (page: Page, databaseUrl: string) => Promise<string>
}

const pattern = {
  ...{ patternId: 1, branchId: 1, patternName: 'Daytime', method: 'DELIVERY', zoneIds: [] },
  ...{ weekdays: [1, 2, 3, 4, 6], firstDay: null, lastDay: null, anchor: null },
  ...{ starts: '10:00', ends: '22:00', every: 120, length: 120, capacity: 12, workMinutes: 180 },
  ...{ needs: 'WHOLE', cutOffMinutes: 60, cutOffDays: null, cutOffTime: null, fee: 50, active: true },
  updatedDate: '2026-11-22T08:00:00.000Z',
}
const patterns = [
  pattern,
  { ...pattern, patternId: 2, patternName: 'Iftar', method: 'IN STORE', active: false },
]

const lambs = {
  ...{ ruleId: 1, ruleName: 'Whole lambs', branchId: null, deptNames: [] },
  products: [{ productId: 1202, productName: 'Leg of Lamb' }],
  ...{ weekdays: [6], firstDay: null, lastDay: null, cutOffDays: 2, cutOffTime: '18:00', leadMinutes: null },
  ...{ active: true, says: 'Order by Thursday, 18:00, for Saturday' },
  updatedDate: '2026-11-22T08:00:00.000Z',
}
const rules = [lambs, { ...lambs, ruleId: 2, ruleName: 'Eid boxes', deptNames: ['MEAT'], active: false }]

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const soon = { startsAt: inDays(2), endsAt: inDays(2), orderBy: inDays(1) }

/** The windows of the next days: free ones, and one of each other state. */
const found = {
  offered: true,
  days: [0, 1, 2].map(later => ({
    day: inDays(later).slice(0, 10),
    slots: (['FREE', 'LATE', 'FULL', 'CLOSED'] as const).map((state, at) => ({
      ...{ ...exampleSlot, ...soon, slotId: 10 * later + at, state, left: at === 0 ? 2 : null },
    })),
  })),
}

/** A window of the Qurbani with too many shares. */
const ofSeason = {
  ...{ ...exampleStaffSlot, ...soon, slotId: 17, counts: 'SHARES', patternName: null, method: 'IN STORE' },
  ...{ capacity: 20, taken: 22, held: 0, over: 2, workMinutes: null, workTaken: null },
}

/** Windows of each kind: with room, closed by staff, overbooked, no longer made, and of a season. */
const windows = [
  {},
  { slotId: 13, closedBy: 'STAFF', held: 0 },
  { slotId: 14, capacity: 2, taken: 3, held: 0, over: 1, isOwn: true },
  { slotId: 15, closedBy: 'HOURS', workMinutes: null, fee: 50 },
  { slotId: 16, method: 'IN STORE', orderBy: inDays(-1), taken: 0 },
  ofSeason,
].map(window => ({ ...exampleStaffSlot, ...soon, ...window }))

const toMove = (orderNum: string) => ({
  ...{ orderId: 1, orderNum, version: 1, customer: 'Zainab Qureshi', phone1: '0300 7654321' },
  ...{ pickupType: 'IN STORE', orderStatus: 'NEW', slotId: 15, slotStartsAt: soon.startsAt },
  slotEndsAt: soon.endsAt,
})

const none = { slots: [], toMove: [], sharesOver: [], shareDays: [] }

/** Answers calls as a shop without windows does: the demo shop has some. */
async function withoutWindows(page: Page): Promise<void> {
  await page.route('**/api/slotPatterns/findAll*', route => route.fulfill({ json: [] }))
  await page.route('**/api/slots/find', route => route.fulfill({ json: { offered: false, days: [] } }))
  await page.route('**/api/slots/findDay/*', route => route.fulfill({ json: none }))
}

/** Answers calls as a shop with windows of each kind does: the shop of a test run has none, so that its checkout stays as it is. */
async function withWindows(page: Page, orderNum: string): Promise<void> {
  await page.route('**/api/slotPatterns/findAll*', route => route.fulfill({ json: patterns }))
  await page.route('**/api/advanceRules/find*', route => route.fulfill({ json: rules }))
  await page.route('**/api/slots/find', route => route.fulfill({ json: found }))
  const day = {
    ...{ slots: windows, toMove: [toMove(orderNum)] },
    ...{ sharesOver: [ofSeason], shareDays: [soon.startsAt.slice(0, 10)] },
  }
  await page.route('**/api/slots/findDay/*', route => route.fulfill({ json: day }))
}

/** The windows in the settings of the shop, and those of a day. */
export function windowsScreens({ asManager, placePrinted }: How): { name: string; open: Open }[] {
  const dialog = (page: Page) => page.getByRole('dialog')
  const firstButton = (page: Page) => page.getByRole('region').first().getByRole('button').first()
  const row = (page: Page) => page.getByRole('main').locator('li h3').first()
  let placed: Promise<string> | undefined
  const onDay: Open = async (page, databaseUrl) => {
    await asManager('/admin', at => at.getByRole('main'))(page, databaseUrl)
    placed ??= placePrinted(page, databaseUrl)
    await withWindows(page, await placed)
    await page.goto('/admin/windows')
    await row(page).waitFor()
  }
  return [
    {
      name: 'settings-windows-none',
      open: async (page, databaseUrl) => {
        await withoutWindows(page)
        await asManager('/admin/settings/windows', firstButton)(page, databaseUrl)
      },
    },
    {
      name: 'settings-windows',
      open: async (page, databaseUrl) => {
        await withWindows(page, '')
        await asManager('/admin/settings/windows', at => at.locator('ol li').first())(page, databaseUrl)
      },
    },
    {
      name: 'settings-pattern',
      open: async (page, databaseUrl) => {
        await asManager('/admin/settings/windows', firstButton)(page, databaseUrl)
        await firstButton(page).click()
        for (const name of ['method', 'kind', 'cutOffKind'])
          await dialog(page).locator(`label:has(input[name=${name}])`).last().click()
        await dialog(page).locator('input[name=capacity]').fill('')
        await dialog(page).locator('button[type=submit]').last().click()
        await dialog(page).locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: 'settings-pattern-remove',
      open: async (page, databaseUrl) => {
        await withWindows(page, '')
        await asManager('/admin/settings/windows', at => at.locator('ol li').first())(page, databaseUrl)
        await page.getByRole('region').first().locator('li').first().getByRole('button').last().click()
        await dialog(page).waitFor()
      },
    },
    {
      name: 'settings-advance',
      open: async (page, databaseUrl) => {
        await asManager('/admin/settings/windows', firstButton)(page, databaseUrl)
        await page.getByRole('main').getByRole('region').last().getByRole('button').first().click()
        await dialog(page).getByRole('combobox').first().fill('LAM-002')
        await dialog(page).locator('[role=option]').first().click()
        await dialog(page).locator('button[type=submit]').last().click()
        await dialog(page).locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: 'windows-none',
      open: async (page, databaseUrl) => {
        await withoutWindows(page)
        await asManager('/admin/windows', at => at.getByRole('heading', { level: 2 }).first())(
          page,
          databaseUrl,
        )
      },
    },
    { name: 'windows', open: onDay },
    {
      name: 'windows-capacity',
      open: async (page, databaseUrl) => {
        await onDay(page, databaseUrl)
        await page.getByRole('main').locator('li:has(h3) button').nth(1).click()
        await page.locator('input[name=capacity]').fill('many')
        await page.locator('form button[type=submit]').click()
        await page.locator('[aria-invalid=true]').waitFor()
      },
    },
    {
      name: 'windows-move',
      open: async (page, databaseUrl) => {
        await onDay(page, databaseUrl)
        await page.getByRole('region').first().getByRole('button').first().click()
        await dialog(page).locator('input[type=radio]').first().waitFor()
        await dialog(page).locator('button[type=submit]').last().click()
        await dialog(page).locator('[aria-invalid=true]').waitFor()
      },
    },
  ]
}
