import { shopperScreens } from '../../support/every-screen.ts'
import { faultsOfPictures, lookThrough } from '../pictures.ts'
import { expect, open, test } from '../shopper.ts'

/** Pages with important pictures, and the minimum number on each. */
const atLeast: Record<string, number> = {
  '/': 30,
  '/shop/1': 10,
  '/category/MEAT': 5,
  '/productsingle/101/MEAT/1': 5,
  '/home1': 10,
  '/home2': 10,
  '/home3': 10,
  '/home4': 10,
  '/home5': 10,
  '/menu': 10,
  '/store-gallery': 6,
}

for (const address of new Set([...Object.keys(atLeast), ...shopperScreens.map(screen => screen.address)])) {
  test(`the pictures of ${address} are AVIF, and as large as they are shown, twice at most`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/pictures/')) asked.push(request.url())
    })
    // Animations are stopped: the first slide is the one whose picture was requested.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, address)
    const seen = await lookThrough(page)
    expect(seen.length).toBeGreaterThanOrEqual(atLeast[address] ?? 0)
    expect(faultsOfPictures(seen)).toEqual([])
    // The preloaded pictures are those shown, and none was loaded twice or also in another format.
    expect(asked.filter(from => !from.endsWith('.avif'))).toEqual([])
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.slice(0, 1).filter(first => !seen.some(({ from }) => from === first))).toEqual([])
    // All placeholders are gone.
    await expect(page.locator('img.awaited:visible:not([data-there], [inert] *)')).toHaveCount(0)
  })
}

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
