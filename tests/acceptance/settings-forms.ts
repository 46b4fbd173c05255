import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import type { ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { expect } from './shopper.ts'

/** Signs in the owner of the shop. */
export async function signInOwner(page: Page, shop: ShopForTests) {
  const email = `${randomUUID()}@example.org`
  const loginPassword = 'seven cups of tea'
  await page.request.post(`${shop.address}/api/users/register`, {
    data: { email, loginPassword, firstName: 'Zainab', lastName: 'Qureshi', phone1: '+92 300 1234567' },
  })
  await askOnce(
    shop.databaseUrl,
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'owner' from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await page.request.post(`${shop.address}/api/users/authenticate`, {
    data: { loginId: email, loginPassword },
  })
}

/** Saves a form of the settings. */
export const save = (page: Page, form: string) =>
  page.getByRole('form', { name: form, exact: true }).getByRole('button', { name: 'Save settings' }).click()
export const saved = (page: Page) => expect(page.getByText('The settings are saved.').first()).toBeVisible()
