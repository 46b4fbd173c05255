import type { Locator, Page } from '@playwright/test'
import { fillPlace } from './delivery-screens.ts'

type Awaited = (page: Page) => Locator
type Open = (page: Page, databaseUrl: string) => Promise<void>
type How = {
  /** Opens an address as a manager, and waits for the awaited element. */
  asManager: (address: string, awaited: Awaited) => Open
  /** The same, at the address for an order that is ready to pick. */
  onOrder: (addressOf: (orderNum: string) => string, awaited: Awaited) => Open
}

/** The order that staff take by phone. */
export const phoneScreens = ({ asManager, onOrder }: How): { name: string; open: Open }[] => [
  {
    name: 'phone-order',
    open: async (page: Page, databaseUrl: string) => {
      const box = (page: Page) => page.getByRole('combobox', { name: 'Add items' })
      await onOrder(() => '/admin/phone-order', box)(page, databaseUrl)
      await page.getByLabel('Phone number').fill('0300 7654321')
      await page
        .getByRole('option', { name: /Qureshi/ })
        .first()
        .click()
      await box(page).fill('CHK-001')
      await box(page).press('Enter')
      await page.getByLabel('Amount of').first().waitFor()
    },
  },
  {
    name: 'phone-order-age',
    open: async (page: Page, databaseUrl: string) => {
      const box = (page: Page) => page.getByRole('combobox', { name: 'Add items' })
      await asManager('/admin/phone-order', box)(page, databaseUrl)
      await page.getByLabel('Phone number').fill('0300 7654321')
      await page.getByLabel('Name', { exact: true }).fill('Zainab')
      await box(page).fill('Lancets 100')
      await box(page).press('Enter')
      await page.locator('input[name=ageConfirmed]').waitFor()
      await page.getByRole('button', { name: 'Place the order' }).click()
      await page.locator('input[name=ageConfirmed][aria-invalid]').waitFor()
    },
  },
  {
    name: 'phone-order-who',
    open: async (page: Page, databaseUrl: string) => {
      const number = (page: Page) => page.getByLabel('Phone number')
      await onOrder(() => '/admin/phone-order', number)(page, databaseUrl)
      await number(page).fill('0300 7654321')
      await page
        .getByRole('option', { name: /Qureshi/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'phone-order-too-far',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/admin/phone-order', page => page.getByRole('combobox', { name: 'Add items' }))(
        page,
        databaseUrl,
      )
      await page.getByRole('combobox', { name: 'Add items' }).fill('CHK-001')
      await page.getByRole('combobox', { name: 'Add items' }).press('Enter')
      await page.getByLabel('Amount of').first().waitFor()
      await page.locator('select:has(option[value=DELIVERY])').selectOption('DELIVERY')
      await fillPlace(page, 'Punjab', 'Lahore', '54000')
      await page.locator('[role=status] p').first().waitFor()
    },
  },
]
