import { inDatabase } from '../account-screens.ts'
import { call, ordered, registered } from '../registered.ts'
import { expect, open, productAt, test } from '../shopper.ts'

test('staff look at a mail as its reader sees it, without its secret links', async ({ page, context }) => {
  const { email, loginPassword } = await registered(page, 'Bilal')
  await inDatabase(
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'manager' from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
  const { productId, quantity } = await productAt(page, 5, 8)
  const number = await ordered(page, productId, quantity)
  await open(page, `/admin/outbox?q=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: 'Read the message' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(number)
  const [mail] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'As the recipient sees it' }).click(),
  ])
  await expect(mail.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(mail.getByText(number, { exact: true })).toBeVisible()
  await expect(mail.getByText('[a link that only the recipient gets]')).toBeVisible()
  expect(await mail.content()).not.toContain('key=')
})

test('a note says why mails wait, and staff can look at every mail before it is sent', async ({
  page,
  context,
}) => {
  const { email, loginPassword } = await registered(page, 'Zainab')
  await inDatabase(
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'manager' from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
  await open(page, '/admin/outbox')
  await page.getByText('E-mails are waiting').click()
  await expect(page.getByText('An owner sets one up under Connections')).toBeVisible()
  await page.getByRole('link', { name: 'E-mail previews' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail previews' })).toBeVisible()
  const looks = page.getByRole('link', { name: /^See the e-mail/ })
  await expect(looks).toHaveCount(41)
  const [mail] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'See the e-mail “Low stock”' }).click(),
  ])
  await expect(mail.getByRole('heading', { name: 'Running low' })).toBeVisible()
})
