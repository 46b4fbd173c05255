import AxeBuilder from '@axe-core/playwright'
import { expect, open, productAt, putInCart, test } from './shopper.ts'

const screens: [name: string, address: string][] = [
  ['home', '/'],
  ['a category', '/shop/1'],
  ['search results', '/shop/-1?q=goat'],
  ['no results', '/shop/-1?q=zzzzqqqq'],
  ['a department', '/category/MEAT'],
  ['a product', 'product'],
  ['the cart', '/cart'],
  ['a filled cart', 'filled cart'],
  ['checkout', 'checkout'],
  ['not found', '/nothing-here'],
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, address] of screens) {
    test(`${name} has nothing that axe finds wrong (${colorScheme})`, async ({ page, allow }) => {
      allow(/404/)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const product = await productAt(page, 6, 3)
      if (address === 'filled cart' || address === 'checkout') await putInCart(page, product.address)
      await open(
        page,
        { product: product.address, 'filled cart': '/cart', checkout: '/checkout' }[address] ?? address,
      )
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
      ).toEqual([])
    })
  }
}
