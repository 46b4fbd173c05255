import { expect, test } from '../shopper.ts'

test('a picture that is still loading has the sign of the shop in its place, and nothing moves', async ({
  page,
}) => {
  let arrive = () => {}
  const wait = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/pictures/**', async route => {
    await wait
    await route.continue()
  })
  await page.goto('/shop/1', { waitUntil: 'domcontentloaded' })
  const picture = page.getByRole('main').locator('img').first()
  const sign = () =>
    picture.evaluate(image => {
      const { backgroundImage, backgroundSize } = getComputedStyle(image)
      return backgroundImage.startsWith('url("data:') && backgroundSize !== '0px 0px'
    })
  await expect.poll(sign).toBe(true)
  const place = await picture.boundingBox()
  arrive()
  await expect.poll(sign).toBe(false)
  expect(await picture.boundingBox()).toEqual(place)
})
