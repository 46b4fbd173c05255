import type { Page } from '@playwright/test'
import { alive } from './alive.ts'

async function open(page: Page) {
  await page.goto('/customer?source=REGISTER')
  await alive(page)
}

/** Fills the first step of the registration, and goes on to the second. */
async function openSecondStep(page: Page) {
  await open(page)
  await page.getByLabel('First Name').fill('Amina')
  await page.getByLabel('Last Name').fill('Yusuf')
  await page.getByLabel('Email', { exact: true }).first().fill('amina@example.org')
  await page.getByLabel('Login password').fill('saffron-on-the-blue-gate')
  await page.getByLabel('Phone', { exact: true }).first().fill('0300 1234567')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor()
}

/** The two steps of the registration, and their errors. */
export const registrationScreens = [
  { name: 'customer', open },
  {
    name: 'customer-errors',
    open: async (page: Page) => {
      await open(page)
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  },
  { name: 'customer-addresses', open: openSecondStep },
  {
    name: 'customer-addresses-errors',
    open: async (page: Page) => {
      await openSecondStep(page)
      await page.getByLabel('Billing address is the same').uncheck()
      await page.getByRole('button', { name: 'Save' }).click()
    },
  },
]
