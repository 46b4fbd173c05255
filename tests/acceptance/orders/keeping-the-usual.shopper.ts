import { ownGoods } from '../own-goods.ts'
import { call, signedIn } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

test('a customer pins the rice and hides the soap, and puts the rest into the cart', async ({ page }) => {
  const [rice, soap, tea] = [await ownGoods('Rice'), await ownGoods('Soap'), await ownGoods('Tea')]
  await signedIn(page)
  await open(page, '/usual')
  await expect(page.getByText('Nothing usual yet')).toBeVisible()
  const order = (...goods: { productId: number }[]) =>
    call(page, 'POST', '/orders/save', {
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: goods.map(({ productId }) => ({ productId, quantity: 2 })),
    })
  await order(rice, soap, tea)
  await order(soap, tea)
  await order(soap, rice)
  await open(page, '/dashboard')
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Your usual' })
    .click()
  await expect(page).toHaveURL(/\/usual$/)
  const names = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(names.first()).toHaveText(soap.name)
  await expect(names).toHaveCount(3)
  const pin = page.getByRole('button', { name: `Pin ${rice.name}` })
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(names.first()).toHaveText(rice.name)
  await page.getByRole('button', { name: `Hide ${soap.name}` }).click()
  await expect(names).toHaveText([rice.name, tea.name])
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(names).toHaveText([rice.name, soap.name, tea.name])
  await page.getByRole('button', { name: `Hide ${soap.name}` }).click()
  await expect(names).toHaveText([rice.name, tea.name])
  await page.reload()
  await expect(names).toHaveText([rice.name, tea.name])

  await page.getByRole('button', { name: `Add ${tea.name} to the cart` }).click()
  await expect(page.getByRole('textbox', { name: `Quantity of ${tea.name}` })).toHaveValue('1')
  await page.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('status', { name: 'Added again' })).toContainText(
    '2 items are in your cart again.',
  )
  await expect(page.getByRole('textbox', { name: `Quantity of ${tea.name}` })).toHaveValue('3')
  await expect(page.getByRole('textbox', { name: `Quantity of ${rice.name}` })).toHaveValue('2')
  await expect(page.getByRole('main').getByText(soap.name)).toHaveCount(0)
})

test('a visitor who is not signed in is asked to sign in, and comes back to the usual', async ({ page }) => {
  await open(page, '/usual')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?next=%2Fusual',
  )
})
