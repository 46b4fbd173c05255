import { matchPath } from 'react-router'
import { everyScreen } from '../../support/every-screen.ts'
import { visit } from '../links.ts'
import { expect, test } from '../shopper.ts'

/** The number of products visited; all other addresses are visited. */
const MOST_PRODUCTS = 40
const AT_ONCE = 6

const isProduct = (address: string) => address.startsWith('/productsingle/')

test('every link leads to a page that is there, at once', async ({ request }) => {
  const seen = new Set(['/'])
  const wrong: string[] = []
  let wave = ['/']
  let products = 0
  while (wave.length > 0) {
    const found: string[] = []
    const rest = wave.values()
    const follow = async () => {
      for (const address of rest) {
        const page = await visit(request, address)
        wrong.push(...page.wrong)
        found.push(...page.links)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, follow))
    wave = [...new Set(found)].filter(address => {
      if (seen.has(address) || (isProduct(address) && products >= MOST_PRODUCTS)) return false
      if (isProduct(address)) products += 1
      seen.add(address)
      return true
    })
  }
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
  // Every link leads to a screen of its own.
  const kinds = [...seen].filter(address => !/^\/(pictures|documents|certificates)\//.test(address))
  const unknown = kinds.filter(
    address => !everyScreen.some(({ path }) => matchPath(path, address.split('?')[0] as string)),
  )
  expect(unknown).toEqual([])
})
