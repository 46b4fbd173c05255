import { shopperScreens } from '../../support/every-screen.ts'
import { faultsOfPictures, faultsOfRequests, lookThrough, noteRequests } from '../pictures.ts'
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
  // On a phone, for-everyone.shopper.ts looks at them.
  test(`at a computer, the pictures of ${address} are AVIF, and as large as they are shown, twice at most`, async ({
    page,
  }) => {
    const asked = noteRequests(page)
    // Animations are stopped: the first slide is the one whose picture was requested.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, address)
    const seen = await lookThrough(page)
    expect(seen.length).toBeGreaterThanOrEqual(atLeast[address] ?? 0)
    expect(faultsOfPictures(seen)).toEqual([])
    // The preloaded pictures are those shown, and none was loaded twice or also in another format.
    expect(faultsOfRequests(asked, seen)).toEqual([])
    // All placeholders are gone.
    await expect(page.locator('img.awaited:visible:not([data-there], [inert] *)')).toHaveCount(0)
  })
}
