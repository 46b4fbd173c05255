import { call, ordered, signedIn } from '../registered.ts'
import { expect, open, productAt, test } from '../shopper.ts'

const hostile = `<img src=x onerror=alert(1)> "'\`</script><script>alert(2)</script> {{7*7}} \u202e`

test('text that looks like code is shown as text', async ({ page }) => {
  let alerted = false
  page.on('dialog', dialog => {
    alerted = true
    return dialog.dismiss()
  })
  const name = '<b>Zainab</b>'
  await signedIn(page, name)
  const { custId } = await call<{ custId: number }>(page, 'GET', '/session')
  const product = await productAt(page, 6, 6)
  const { productId } = product
  await call(page, 'POST', '/review/save', {
    custId,
    productId,
    rating: 3,
    reviewTitle: hostile,
    reviewMsg: hostile,
  })
  const orderNum = await ordered(page, productId, product.quantity, hostile)

  await open(page, `${product.address}#reviews`)
  const review = page.getByRole('article').filter({ hasText: '<b>Zainab</b>' }).first()
  await expect(review).toContainText('<img src=x onerror=alert(1)>')
  await expect(review).toContainText('</script><script>alert(2)</script> {{7*7}}')
  await expect(page.getByRole('banner')).toContainText('<b>Zainab</b>')

  await open(page, '/dashboard')
  await expect(page.getByRole('main')).toContainText('Hello <b>Zainab</b>')
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=alert(1)>')
  await open(page, `/dashboard?tab=track&order=${orderNum}`)
  await expect(page.getByRole('main')).toContainText(orderNum)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(alerted).toBe(false)
})
