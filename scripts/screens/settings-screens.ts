import type { Locator, Page } from '@playwright/test'
import {
  type StoredLabelRule,
  saveLabelRule,
  testLabelRules,
} from '../../shop/catalogue/codes/label-rules.contract.ts'

type AsManager = (
  address: string,
  awaited: (page: Page) => Locator,
) => (page: Page, databaseUrl: string) => Promise<void>

/** Opens the dialog that adds an entry to a list of the opening hours: the first button of this region. */
const hoursDialog =
  (asManager: AsManager, region: number, before?: (page: Page) => Promise<void>) =>
  async (page: Page, databaseUrl: string) => {
    await asManager('/admin/settings/hours', page => page.getByRole('region').nth(3))(page, databaseUrl)
    await before?.(page)
    await page.getByRole('region').nth(region).getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
  }

const byWeight = saveLabelRule.example?.output[0] as StoredLabelRule
const byPrice: StoredLabelRule = {
  ...{ ...byWeight, ruleId: 2, ruleName: 'Counter', pattern: '20NNNNNVMMMMC' },
  ...{ measure: 'PRICE', decimals: 2, unit: null },
}

/** Opens the rules for labels of a shop that has some, or none; with some, one is scanned. */
const labels = (asManager: AsManager, hasSome: boolean) => async (page: Page, databaseUrl: string) => {
  const rules = hasSome ? [byWeight, byPrice] : []
  await page.route('**/api/barcodeRules/findAll*', route => route.fulfill({ json: rules }))
  await page.route('**/api/barcodeRules/test', route =>
    route.fulfill({ json: testLabelRules.example?.output }),
  )
  await asManager('/admin/settings/labels', page => page.getByRole('region').nth(1))(page, databaseUrl)
  if (!hasSome) return
  await page.getByRole('main').locator('form input').fill('2112345015002')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('status').getByRole('link').waitFor()
}

/** The sections of the settings after the first. */
export const settingsScreens = (asManager: AsManager) => [
  {
    name: 'settings-hours',
    open: asManager('/admin/settings/hours', page => page.locator('input[type=time]').first()),
  },
  {
    name: 'settings-break',
    open: async (page: Page, databaseUrl: string) => {
      await hoursDialog(asManager, 1)(page, databaseUrl)
      await page.getByRole('dialog').locator('label:has(input[type=radio])').last().click()
    },
  },
  { name: 'settings-dated-hours', open: hoursDialog(asManager, 2) },
  { name: 'settings-prayer-time', open: hoursDialog(asManager, 5, page => page.locator('summary').click()) },
  {
    name: 'settings-delivery',
    open: asManager('/admin/settings/delivery', page => page.getByRole('region').nth(2)),
  },
  {
    name: 'settings-zone',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/admin/settings/delivery', page => page.getByRole('region').nth(2))(page, databaseUrl)
      await page.getByRole('region').nth(2).getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'settings-zone-map',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/admin/settings/delivery', page => page.getByRole('region').nth(2))(page, databaseUrl)
      await page.getByRole('region').nth(2).getByRole('button').first().click()
      await page.getByRole('button', { name: 'Draw it on the map' }).click()
      await page.locator('.near-map').scrollIntoViewIfNeeded()
      await page.locator('[data-map=there]').waitFor()
      for (const [x, y] of [
        [60, 50],
        [180, 50],
        [120, 130],
      ] as const)
        await page.locator('.maplibregl-canvas').click({ position: { x, y } })
      await page.locator('.map-corner').nth(2).waitFor()
    },
  },
  {
    name: 'settings-taxes',
    open: asManager('/admin/settings/taxes', page => page.getByRole('combobox').first()),
  },
  {
    name: 'settings-money',
    open: asManager('/admin/settings/money', page => page.getByRole('checkbox').first()),
  },
  { name: 'settings-labels', open: labels(asManager, true) },
  {
    name: 'settings-label',
    open: async (page: Page, databaseUrl: string) => {
      await labels(asManager, false)(page, databaseUrl)
      await page.getByRole('main').getByRole('region').first().getByRole('button').first().click()
      await page.getByRole('dialog').locator('select').first().selectOption('GB-20')
      await page.getByRole('dialog').locator('button[type=submit]').last().click()
      await page.getByRole('dialog').locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'settings-messages',
    open: asManager('/admin/settings/messages', page => page.locator('form input').first()),
  },
  {
    name: 'settings-looks',
    open: asManager('/admin/settings/looks', page => page.locator('select:has(option[value="23"])').first()),
  },
  {
    name: 'settings-safety',
    open: asManager('/admin/settings/safety', page => page.locator('form input').first()),
  },
]
