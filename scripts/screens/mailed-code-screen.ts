import type { Page } from '@playwright/test'
import { alive } from './alive.ts'

/** The sign-in after too many guesses at an account, which asks for a code by mail. */
export const mailedCodeScreen = {
  name: 'login-mailed-code',
  open: async (page: Page) => {
    const loginId = `guessed.${page.viewportSize()?.width}.${Date.now()}`
    for (let time = 0; time < 6; time += 1)
      await page.request.post('/api/users/authenticate', {
        data: { loginId, loginPassword: 'a wrong guess' },
      })
    await page.goto('/login')
    await alive(page)
    await page.getByLabel('Username').fill(loginId)
    await page.getByLabel('Password').fill('a wrong guess')
    const form = page.locator('form').filter({ has: page.getByLabel('Password') })
    await form.locator('[type=submit]').click()
  },
}
