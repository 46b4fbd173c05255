import type { Page } from '@playwright/test'
import { expect, open, test } from '../shopper.ts'

const DAY = 86_400_000

/** The moment of a time in Karachi on the next day from tomorrow on that is this weekday (0 is Sunday). */
function next(weekday: number, time: string): Date {
  const tomorrow = new Date(Date.now() + DAY).toLocaleDateString('sv', { timeZone: 'Asia/Karachi' })
  const days = (weekday - new Date(tomorrow).getUTCDay() + 7) % 7
  const day = new Date(Date.parse(tomorrow) + days * DAY).toISOString().slice(0, 10)
  return new Date(`${day}T${time}+05:00`)
}

const footer = (page: Page) => page.getByRole('contentinfo')

test('the footer of the home page says when the prayer break ends, and that the shop is open the moment it does', async ({
  page,
}) => {
  await page.clock.install({ time: next(5, '14:29:50') })
  await page.goto('/')
  await expect(footer(page).getByText('Closed for Friday prayer until 14:30')).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(footer(page).getByText('Open until 24:00')).toBeVisible()
})

test('at midnight the shop closes, and says when it opens', async ({ page }) => {
  await page.clock.install({ time: next(2, '23:59:50') })
  await page.goto('/about')
  await expect(footer(page).getByText('Open until 24:00')).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(footer(page).getByText('Closed now, opens at 10:00')).toBeVisible()
})

test('the contact page says it beside the hours, also when a person comes from another page', async ({
  page,
}) => {
  await page.clock.setFixedTime(next(3, '09:00:00'))
  await open(page, '/cart')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('main').getByText('Closed now, opens at 10:00')).toBeVisible()
  await expect(footer(page).getByText('Closed now, opens at 10:00')).toBeVisible()
})

test('a page that is older than its hours says nothing about them', async ({ page }) => {
  await page.clock.setFixedTime(new Date(Date.now() + 20 * DAY))
  await page.goto('/')
  await expect(footer(page).getByText('Monday to Sunday')).toBeVisible()
  await expect(footer(page).getByText(/^(Open|Closed) /)).toHaveCount(0)
})
