import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { call, signedIn } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

const home = {
  ...{ address: '14 Garden Road', city: 'Karachi', stateProvince: 'Sindh' },
  ...{ country: 'Pakistan', postalCode: '75300' },
}

test('a customer orders a list every week, reads what comes next, skips one and takes it back', async ({
  page,
}) => {
  const rice = await ownGoods('Rice', 20_000)
  await signedIn(page)
  const { custId } = await call<{ custId: number }>(page, 'GET', '/session')
  await call(page, 'POST', '/address/save', { custId, ...home })
  const lines = [{ productId: rice.productId, quantity: 2 }]
  await call(page, 'POST', '/lists/save', { listName: 'Weekly', lines })
  await open(page, '/lists')
  await page.getByRole('button', { name: 'Order Weekly regularly' }).click()
  const form = page.getByRole('dialog', { name: 'Order “Weekly” regularly' })
  await expect(form.getByText('To 14 Garden Road')).toBeVisible()
  await form.getByText('Every 2 weeks').click()
  await form.getByLabel('Day', { exact: true }).selectOption('Tuesday')
  await expect(form.getByText(/^First order: Tue, /)).toBeVisible()
  await expect(form.getByText('The products cost Rs 400.00 today, without delivery.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Start the standing order' }).click()
  await expect(form).toBeHidden()

  const standing = page.getByRole('region', { name: 'Standing orders' })
  await expect(standing.getByText(/^Every 2 weeks, Tuesday, \d\d:\d\d to \d\d:\d\d$/)).toBeVisible()
  const next = standing
    .getByRole('listitem')
    .filter({ hasText: /^Next order: Tue, / })
    .first()
  await expect(next.getByText(/^You get a mail on Sat, .* We place it on Sun, /)).toBeVisible()
  await standing.getByRole('button', { name: /^Skip Weekly on Tue, / }).click()
  await expect(standing.getByText('Skipped', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(standing.getByText('Skipped', { exact: true })).toBeHidden()

  await standing.getByRole('button', { name: 'Pause the standing order of Weekly' }).click()
  await expect(standing.getByText('Paused. Nothing is ordered until you resume it.')).toBeVisible()
  await standing.getByRole('button', { name: 'Resume the standing order of Weekly' }).click()
  await expect(standing.getByRole('button', { name: /^Skip Weekly on Tue, / })).toBeVisible()

  await standing.getByRole('button', { name: 'Change the standing order of Weekly' }).click()
  const change = page.getByRole('dialog', { name: 'Change the standing order of “Weekly”' })
  await change.getByText('In store').click()
  await change.getByText('Every week', { exact: true }).click()
  await change.getByRole('button', { name: 'Save the change' }).click()
  await expect(standing.getByText(/^Every week, Tuesday, /)).toBeVisible()
  await expect(standing.getByText(/^At /)).toBeVisible()

  await page.getByRole('button', { name: 'Products of Weekly' }).click()
  await expect(page.getByText('To remove the list, first end its standing order.')).toBeVisible()
  await standing.getByRole('button', { name: 'End the standing order of Weekly' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await expect(standing).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove the list Weekly' })).toBeVisible()
})

test('a customer without an address is asked for it before a list is ordered regularly', async ({ page }) => {
  const rice = await ownGoods('Rice')
  await signedIn(page)
  await call(page, 'POST', '/lists/save', {
    ...{ listName: 'Weekly', lines: [{ productId: rice.productId, quantity: 2 }] },
  })
  await open(page, '/lists')
  await page.getByRole('button', { name: 'Order Weekly regularly' }).click()
  const form = page.getByRole('dialog', { name: 'Order “Weekly” regularly' })
  await expect(form.getByText('We need your delivery address first.')).toBeVisible()
  await form.getByText('In store').click()
  await form.getByRole('button', { name: 'Start the standing order' }).click()
  await expect(page.getByRole('region', { name: 'Standing orders' }).getByText(/^At /)).toBeVisible()
})
