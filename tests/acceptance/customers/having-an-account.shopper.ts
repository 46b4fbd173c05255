import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { noisyPng } from '../../support/test-files.ts'
import { accountButton, accountMenu, greeting } from '../account-screens.ts'
import { signedIn } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

const PASSWORD = 'saffron-on-the-blue-gate'

/** A person that no other test uses. */
function newCustomer(firstName: string) {
  const loginId = `${firstName.toLowerCase()}.${randomBytes(5).toString('hex')}`
  return { loginId, firstName, lastName: 'Yusuf', email: `${loginId}@example.org` }
}

test('a shopper opens an account with an address, is greeted, and finds everything in the profile', async ({
  page,
}) => {
  const person = newCustomer('Amina')
  await open(page, '/customer?source=REGISTER')
  await expect(page.getByRole('heading', { level: 1, name: 'Registration' })).toBeVisible()
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email', { exact: true }).first().fill(person.email)
  await page.getByLabel('Login password').fill(PASSWORD)
  await page.getByLabel('Phone', { exact: true }).first().fill('0300 1234567')
  await page.getByLabel('Profession').fill('Baker')
  await page.getByLabel('I want to become a sales representative').check()
  await page.getByLabel('Best time').selectOption('Evening')
  await page.getByRole('button', { name: 'Continue' }).click()
  const shipping = page.getByRole('region', { name: 'Shipping address' })
  await shipping.getByLabel('Address', { exact: true }).fill('14 Garden Road')
  await shipping.getByLabel('Country').selectOption('Pakistan')
  await shipping.getByLabel('State / Province').selectOption('Sindh')
  await shipping.getByLabel('Town / City').fill('Karachi')
  await shipping.getByLabel('Postal code').fill('75300')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('You have succesfully registered with the product')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Registration' })).toBeHidden()
  await expect(greeting(page, 'Amina')).toBeVisible()

  await accountButton(page).click()
  await accountMenu(page).getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
  await expect(page.getByLabel('Profession')).toHaveValue('Baker')
  await expect(shipping.getByLabel('State / Province')).toHaveValue('Sindh')
  await expect(page.getByText('Our staff will review your request')).toBeVisible()
  await expect(page.getByLabel('Billing address is the same as the shipping address')).toBeChecked()
  await page.getByLabel('Last Name').fill('Khan')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('You have succesfully saved the profile!')).toBeVisible()
  await expect(page).toHaveURL('/home')
  await open(page, '/customer?source=EDIT')
  await expect(page.getByLabel('Last Name')).toHaveValue('Khan')
})

test('a customer chooses a picture, even a large one, finds it again, and removes it', async ({ page }) => {
  await signedIn(page)
  await open(page, '/customer?source=EDIT')
  const own = page.getByRole('region', { name: 'Your picture' })
  const picture = own.getByRole('img', { name: 'Your picture' })
  const choose = (buffer: Buffer) =>
    own.getByLabel('Choose a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(picture).toBeHidden()
  await choose(await noisyPng(700))
  await expect(own.getByText('Your picture is saved.')).toBeVisible()
  await open(page, '/customer?source=EDIT')
  await expect(picture).toHaveAttribute('src', /^data:image\/webp;base64,/)
  await expect(picture).toHaveJSProperty('naturalWidth', 420)
  await own.getByRole('button', { name: 'Remove' }).click()
  await expect(own.getByText('Your picture is removed.')).toBeVisible()
  await open(page, '/customer?source=EDIT')
  await expect(own.getByText('Choose a picture')).toBeVisible()
  await expect(picture).toBeHidden()
})

test('a file that is no picture is refused at the picture, which stays', async ({ page, allow }) => {
  allow(/400/)
  await signedIn(page)
  await open(page, '/customer?source=EDIT')
  const own = page.getByRole('region', { name: 'Your picture' })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await own.getByLabel('Choose a picture').setInputFiles(file)
  await expect(own.getByRole('alert')).toHaveText(/We cannot read this file/)
})

/** Fills the first step of the registration, and goes on to the second. */
async function fillFirstStep(page: Page) {
  const person = newCustomer('Amina')
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email', { exact: true }).first().fill(person.email)
  await page.getByLabel('Login password').fill(PASSWORD)
  await page.getByLabel('Phone', { exact: true }).first().fill('0300 1234567')
  await page.getByRole('button', { name: 'Continue' }).click()
}

const firstStep = { name: 'Step 1 of 2: You' }
const secondStep = { name: 'Step 2 of 2: Your addresses' }

test('the registration asks in two steps, says why, and says what is wrong at the step of the field', async ({
  page,
}) => {
  await open(page, '/customer?source=REGISTER')
  await expect(page.getByRole('heading', firstStep)).toBeVisible()
  await expect(page.getByText('We ask for your name and phone so that')).toBeVisible()
  await expect(page.getByText('First Name is required')).toBeHidden()
  await page.getByLabel('First Name').fill('Amina')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Last Name')).toBeFocused()
  for (const says of ['LastName', 'Email', 'Password', 'Phone1'])
    await expect(page.getByText(`${says} is required`, { exact: true })).toBeVisible()
  await page.getByText('Text', { exact: true }).click()
  await expect(page.getByText('We can only text you if you allow text messages')).toBeVisible()
  await page.getByLabel('You may send me text messages').check()
  await expect(page.getByText('We can only text you if you allow text messages')).toBeHidden()

  await fillFirstStep(page)
  await expect(page.getByRole('heading', secondStep)).toBeFocused()
  await expect(page.getByText('We ask where you live so that')).toBeVisible()
  await expect(page.getByText('Address1 is required', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  for (const says of ['Address1', 'StateProvince', 'City', 'postalCode'])
    await expect(page.getByText(`${says} is required`, { exact: true })).toBeVisible()
  await page.getByLabel('Billing address is the same as the shipping address').uncheck()
  await expect(page.getByText('City is required')).toHaveCount(2)

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Amina')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/home')
})

test('nothing that was typed in the registration is lost by going back, with the button or with the browser', async ({
  page,
}) => {
  await open(page, '/customer?source=REGISTER')
  await fillFirstStep(page)
  const street = page.getByLabel('Address', { exact: true })
  await street.fill('14 Garden Road')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', firstStep)).toBeFocused()
  await expect(page.getByLabel('Login password')).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(street).toHaveValue('14 Garden Road')
  await page.goBack()
  await expect(page.getByLabel('Last Name')).toHaveValue('Yusuf')
})

test('a refusal of the shop leads back to the step of the refused field', async ({ page, allow }) => {
  allow(/400/)
  await page.route('**/api/customer/save', route =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: {
        type: '/problems/bad-input',
        title: 'Please check the fields.',
        status: 400,
        errors: [{ field: 'phone1', message: 'This phone number is too short' }],
      },
    }),
  )
  await open(page, '/customer?source=REGISTER')
  await fillFirstStep(page)
  await page.getByLabel('Address', { exact: true }).fill('14 Garden Road')
  await page.getByLabel('Country').selectOption('Pakistan')
  await page.getByLabel('State / Province').selectOption('Sindh')
  await page.getByLabel('Town / City').fill('Karachi')
  await page.getByLabel('Postal code').fill('75300')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This phone number is too short')).toBeVisible()
  await expect(page.getByLabel('Phone', { exact: true }).first()).toBeFocused()
})

test('the sign-in has a register mode of its own, which opens an account and signs in', async ({ page }) => {
  const person = newCustomer('Sara')
  await open(page, '/login?next=/cart')
  await page.getByRole('button', { name: 'Register right here' }).click()
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Login id is required')).toBeVisible()
  await expect(form.getByLabel('Login id')).toBeFocused()
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible()
  await page.getByRole('button', { name: 'Register right here' }).click()
  await form.getByLabel('Login id').fill(person.loginId)
  await form.getByLabel('Password').fill('short')
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('First Name').fill(person.firstName)
  await form.getByLabel('Last Name').fill(person.lastName)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Password is Invalid: it needs at least 8 characters')).toBeVisible()
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You have succesfully registered with the product')).toBeVisible()
  await expect(page).toHaveURL('/cart')
  await expect(greeting(page, 'Sara')).toBeVisible()
})

test('a taken login id shows an error at its field, and nothing that was typed is lost', async ({
  page,
  allow,
}) => {
  allow(/409/)
  const taken = newCustomer('Omar')
  await page.request.post('/api/users/register', { data: { ...taken, loginPassword: PASSWORD } })
  await open(page, '/login')
  await page.getByRole('button', { name: 'Register right here' }).click()
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('Login id').fill(taken.loginId)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByLabel('Email').fill('omar@example.org')
  await form.getByLabel('First Name').fill('Omar')
  await form.getByLabel('Last Name').fill('Farooq')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This login id is taken. Please choose another.').first()).toBeVisible()
  await expect(form.getByLabel('Login id')).toBeFocused()
  await expect(form.getByLabel('Last Name')).toHaveValue('Farooq')
})
