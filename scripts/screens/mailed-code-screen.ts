import type { Page } from '@playwright/test'
import { alive } from './alive.ts'

/** The answer of a shop with a mail server, after too many guesses at an account. */
const asksForCode = {
  status: 401,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: '/problems/mailed-code', title: 'Unauthorized', status: 401 }),
}

/** The sign-in that asks for a code by mail: a shop without a mail server never does. */
export const mailedCodeScreen = {
  name: 'login-mailed-code',
  open: async (page: Page) => {
    await page.route('**/api/users/authenticate', route => route.fulfill(asksForCode))
    await page.goto('/login')
    await alive(page)
    await page.getByLabel('Username').fill('amina.yusuf')
    await page.getByLabel('Password').fill('a wrong guess')
    const form = page.locator('form').filter({ has: page.getByLabel('Password') })
    await form.locator('[type=submit]').click()
  },
}
