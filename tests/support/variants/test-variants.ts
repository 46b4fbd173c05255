import type { Person } from '../people.ts'
import type { TestShop } from '../test-shop.ts'

type Variant = { productId: number; values: string[]; sku: string }

/** Adds a product without stock, and gives it sizes with this stock of each. Returns its id and its variants. */
export async function newVaried(
  shop: TestShop,
  editor: Person,
  input: { productName: string; categoryId?: number; sizes?: readonly string[] },
): Promise<{ productId: number; variants: Variant[] }> {
  const { sizes = ['56', '58'], ...product } = input
  const shared = { productDetails: 'Of cotton.', unitPrice: 40, categoryId: 1 }
  const { body } = await shop.post('/products/save', { ...shared, ...product }, editor.bearer)
  const { productId, updatedDate } = body
  const variants = sizes.map(size => ({ values: [size], unitPrice: 40, quantity: 5 }))
  const saved = await shop.post(
    '/products/saveVariants',
    { productId, updatedDate, options: ['Size'], variants },
    editor.bearer,
  )
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return { productId, variants: saved.body.variants }
}
