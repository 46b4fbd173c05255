import { inDatabase } from '../account-screens.ts'
import { expect, open, test } from '../shopper.ts'

/** Each field of the form, the error if it is empty (spec section 5), and a valid value. */
const fields = [
  ['Your name', 'Name Is Required', 'Hina Malik'],
  ['Your email', 'Email Is Required', 'hina@example.org'],
  ['Your phone', 'Number Is Required', '300 123 4567'],
  ['Your address', 'Address Is Required', '14 Garden Road'],
  ['Subject', 'Subject Is Required', ''],
  ['Message', 'Message Is Required', 'Do you cut a whole lamb for a party of forty?'],
] as const

/** The messages to the shop with this subject: whether they are waiting to be sent. */
const messages = (subject: string) =>
  inDatabase(
    `select parked_at is null as waits, data->>'name' as name from outbox
     where template = 'contact' and data->>'subject' = '${subject}'`,
  )

test('a message is checked field by field, sent once, and thanked for', async ({ page }) => {
  const subject = `A lamb ${test.info().testId}`
  await open(page, '/contact')
  const form = page.getByRole('form', { name: 'Send Message' })
  const button = form.getByRole('button', { name: 'Send Message' })
  for (const [, missing] of fields) await expect(page.getByText(missing)).toBeHidden()

  await button.click()
  for (const [label, missing] of fields)
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(missing))
  await expect(form.getByLabel('Your name')).toBeFocused()

  const [name, email, phone] = [
    form.getByLabel('Your name'),
    form.getByLabel('Your email'),
    form.getByLabel('Your phone'),
  ]
  await name.fill('Li')
  await expect(name).toHaveAccessibleDescription('Name Is Required')
  await email.fill('hina@')
  await expect(email).toHaveAccessibleDescription('Invalid Email')
  await phone.fill('0300')
  await expect(phone).toHaveAccessibleDescription(/10 Numbers are Required/)

  for (const [label, , text] of fields) await form.getByLabel(label, { exact: true }).fill(text || subject)
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  // The answer arrives after the second press, as it usually does.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/email/api/contactEmail', async route => {
    await pressed.promise
    await route.continue()
  })
  await button.dblclick()
  pressed.resolve()
  const thanks = page.getByRole('status').getByText('Thanks for contacting Us')
  await expect(thanks).toBeVisible()
  await expect(thanks).toBeFocused()
  for (const [label] of fields) await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
  for (const [, missing] of fields) await expect(page.getByText(missing)).toBeHidden()
  expect(await messages(subject)).toEqual([{ waits: true, name: 'Hina Malik' }])
})

test('a program that fills in a hidden field is thanked as well, and nothing is sent', async ({ page }) => {
  const subject = `Cheap watches ${test.info().testId}`
  const answer = await page.request.post('/api/email/api/contactEmail', {
    data: {
      name: 'Best Offers',
      email: 'offers@example.org',
      phone: '0300123456',
      address: 'Everywhere',
      subject,
      querydata: 'Buy now.',
      website: 'https://watches.example',
    },
  })
  expect(answer.ok()).toBe(true)
  expect((await messages(subject)).filter(({ waits }) => waits)).toEqual([])
})
