import { greeting, mailedSecret, signIn } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { registered } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

test('after too many wrong passwords, the owner signs in with a code from a mail', async ({
  page,
  allow,
}) => {
  allow(/401/)
  const person = await registered(page, 'Zainab')
  for (let time = 0; time < 6; time += 1)
    await page.request.post('/api/users/authenticate', {
      data: { loginId: person.email, loginPassword: 'a wrong guess' },
    })
  await open(page, '/login')
  await signIn(page, person)
  const form = page.getByRole('form', { name: 'Sign In' })
  await expect(form.getByText('There were too many wrong passwords for this name.')).toBeVisible()
  const field = form.getByLabel('Code from our e-mail')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await violationsOf(page)).toEqual([])
  await field.fill('ABCD EFGH JKMN')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(form.getByText('This code is wrong or too old.')).toBeVisible()
  const first = await mailedSecret('sign-in-code', person.email)
  await form.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('If this account exists, a code is on its way to its e-mail.')).toBeVisible()
  expect(await mailedSecret('sign-in-code', person.email)).not.toBe(first)
  await field.fill(first.toLowerCase())
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
  await expect(greeting(page, 'Zainab')).toBeVisible()
})
