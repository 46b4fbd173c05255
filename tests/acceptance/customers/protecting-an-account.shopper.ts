import { accountButton, accountMenu, greeting, mailedSecret, signIn } from '../account-screens.ts'
import { registered } from '../registered.ts'
import { alive, expect, open, test } from '../shopper.ts'

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page, allow }) => {
  allow(/400/)
  const person = await registered(page, 'Zainab')
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  for (const email of [`nobody-${person.email}`, person.email]) {
    await open(page, '/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText(`If ${email} has an account, we have sent it a link.`)).toBeVisible()
  }
  const address = `/reset-password?secret=${await mailedSecret('reset-password', person.email)}`
  const answer = await page.goto(address)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await alive(page)
  await page.getByLabel('New password', { exact: true }).fill('a-new-lamp-for-the-old-one')
  await page.getByRole('button', { name: 'Show characters' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await signIn(page, person, 'a-new-lamp-for-the-old-one')
  await expect(page).toHaveURL('/')

  await open(page, address)
  await page.getByLabel('New password', { exact: true }).fill('yet-another-lamp-for-it')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This link no longer works.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send me a link' })).toBeVisible()
})

test('a mailbox is confirmed by a button, by its own account alone, after signing in', async ({
  page,
  allow,
}) => {
  allow(/400|403/)
  const person = await registered(page, 'Imran')
  const other = await registered(page, 'Usman')
  const address = `/prove-email?secret=${await mailedSecret('prove-email', person.email)}`
  await open(page, address)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, other)
  await expect(page).toHaveURL(/\/prove-email\?secret=/)
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click()
  await expect(page.getByText('This link is for another account.')).toBeVisible()

  await accountButton(page).click()
  await accountMenu(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/login?next=/customer?source=EDIT')
  await signIn(page, person)
  const security = page.getByRole('region', { name: 'Password and sign-in' })
  await expect(security.getByText('Not confirmed yet.')).toBeVisible()
  await security.getByRole('button', { name: 'Send the e-mail again' }).click()
  await expect(security.getByText('The e-mail is on its way.')).toBeVisible()
  await open(page, `/prove-email?secret=${await mailedSecret('prove-email', person.email)}`)
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click()
  await expect(page.getByText(`${person.email} is confirmed.`)).toBeVisible()
  await open(page, '/customer?source=EDIT')
  await expect(page.getByText('Your e-mail is confirmed')).toBeVisible()
})

test('password and e-mail are changed with the password, and an account is signed out everywhere', async ({
  page,
  browser,
  allow,
}) => {
  allow(/403/)
  const person = await registered(page, 'Tariq')
  await open(page, '/login?next=/customer?source=EDIT')
  await signIn(page, person)
  const security = page.getByRole('region', { name: 'Password and sign-in' })
  await security.getByText('Change password').first().click()
  const words = security.getByRole('form', { name: 'Change password' })
  await words.getByLabel('Current password').fill('not-the-password')
  await words.getByLabel('New password').fill('cardamom-and-a-little-salt')
  await words.getByRole('button', { name: 'Change password' }).click()
  await expect(words.getByText('This is not your password.')).toBeVisible()
  await words.getByLabel('Current password').fill(person.loginPassword)
  await words.getByRole('button', { name: 'Change password' }).click()
  await expect(security.getByText('Your password is changed.')).toBeVisible()

  await security.getByText('Change e-mail').first().click()
  const mail = security.getByRole('form', { name: 'Change e-mail' })
  const next = `new-${person.email}`
  await mail.getByLabel('New e-mail').fill(next)
  await mail.getByLabel('Current password').fill('cardamom-and-a-little-salt')
  await mail.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(security.getByText(`We have sent an e-mail to ${next}.`)).toBeVisible()
  await open(page, `/prove-email?secret=${await mailedSecret('prove-email', next)}`)
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click()
  await expect(page.getByText(`${next} is confirmed.`)).toBeVisible()

  const elsewhere = await browser.newPage()
  await open(elsewhere, '/login?next=/customer?source=EDIT')
  await signIn(elsewhere, { ...person, email: next }, 'cardamom-and-a-little-salt')
  await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.close()
  await page.reload()
  await alive(page)
  await expect(greeting(page, 'SignIn')).toBeVisible()
})
