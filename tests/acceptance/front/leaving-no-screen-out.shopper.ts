import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import routes from '../../../shop/routes.ts'
import { lookAtEachWidth } from '../look.ts'
import { noteSeen, seenScreens } from '../pseudo-shop.ts'
import { expect, open, test } from '../shopper.ts'

const shop = join(import.meta.dirname, '..', '..', '..', 'shop')
const isScreen = (file: string) => /^export default/m.test(readFileSync(join(shop, file), 'utf8'))

/** The addresses of the screens that nothing has looked at in this run. */
const unseen = (): string[] => {
  const seen = seenScreens()
  return routes
    .filter(({ file }) => isScreen(file))
    .map(({ path = '' }) => `/${path}`)
    .filter(address => !seen.some(pathname => matchPath(address, pathname) !== null))
}

test('every other screen is for everyone too, and none is left out', async ({ page, allow }) => {
  // Without the number of a product, this old address is the not-found page.
  allow(/404.*\/product-single$/)
  for (const address of unseen().filter(one => !one.includes(':'))) {
    await open(page, address)
    expect(await lookAtEachWidth(page), address).toEqual([])
    noteSeen(page)
  }
  expect(unseen()).toEqual([])
})
