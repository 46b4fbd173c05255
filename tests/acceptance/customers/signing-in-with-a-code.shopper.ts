import { Secret, TOTP } from 'otpauth'
import { inDatabase, signIn } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { registered } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

test('staff sign in with a second factor, or with a recovery code, and switch it off', async ({
  page,
  browser,
  allow,
}) => {
  allow(/40[13]/)
  const person = await registered(page, 'Bilal')
  await inDatabase(
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'manager' from customers c join contacts using (contact_id) where email = '${person.email}'`,
  )
  await open(page, '/login?next=/customer?source=EDIT')
  await signIn(page, person)
  await page.getByRole('link', { name: 'Sign in with a code' }).click()
  await expect(page).toHaveURL('/two-factor')
  await page.getByLabel('Current password').fill(person.loginPassword)
  await page.getByRole('button', { name: 'Begin' }).click()
  const letters = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32((letters ?? '').replaceAll(' ', '')) })
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByText('This code is wrong or too old.').first()).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(app.generate())
  await page.getByRole('button', { name: 'Switch it on' }).click()
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const elsewhere = await browser.newPage()
  await open(elsewhere, '/login?next=/admin')
  await signIn(elsewhere, person)
  const form = elsewhere.getByRole('form', { name: 'Sign In' })
  await expect(form.getByText('Your password is right. Please type your code.')).toBeVisible()
  await expect(form.getByLabel('Code')).toBeFocused()
  await expect(form.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await violationsOf(elsewhere)).toEqual([])
  await form.getByLabel('Code').fill('000 000')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(form.getByText('This code is wrong or too old.').first()).toBeVisible()
  // The next half minute's code is already valid; the previous one was used.
  await form.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere).toHaveURL('/admin')
  await elsewhere.close()

  const third = await browser.newPage()
  await open(third, '/login?next=/two-factor')
  await signIn(third, person)
  await third.getByLabel('Code').fill(recovery[0]?.toLowerCase() ?? '')
  await third.getByRole('form', { name: 'Sign In' }).getByRole('button', { name: 'Sign In' }).click()
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible()
  await third.getByText('Switch it off').first().click()
  const off = third.getByRole('form', { name: 'Switch it off' })
  await off.getByLabel('Current password').fill(person.loginPassword)
  await off.getByLabel('Code').fill(recovery[1] ?? '')
  await off.getByRole('button', { name: 'Switch it off' }).click()
  await expect(third.getByText('Signing in now needs only your password.')).toBeVisible()
  await expect(third.getByRole('button', { name: 'Begin' })).toBeVisible()
  await third.close()
})
