import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

test('an owner reads what the shop stores and how long, with the tables, and decides about messages', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  await open(page, '/admin/privacy')
  const messages = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Messages', exact: true }) })
  await expect(messages).toContainText('Deleted after 24 months.')
  await messages.getByText(/^About/).click()
  await expect(messages.getByText('outbox')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Security' }).click()
  await expect(page.getByLabel('Months that sent messages stay')).toHaveValue('24')
  await page.getByLabel('Months that sent messages stay').fill('6')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter 0, or from 13 to 240 months')).toBeVisible()
})
