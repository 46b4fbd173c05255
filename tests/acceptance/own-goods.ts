import { newProduct } from '../support/test-goods.ts'
import { inDatabase } from './account-screens.ts'

type Goods = { productId: number; name: string }
let made = 0

/** A product that no other test uses, with this name and price (in minor units), and with these facts if they matter. */
export async function ownGoods(
  name: string,
  unitPrice = 10_000,
  some: Pick<Parameters<typeof newProduct>[1], 'facts'> = {},
): Promise<Goods> {
  const pool = {
    query: async (sql: string, values: unknown[] = []) => ({ rows: await inDatabase(sql, values) }),
  }
  const { productId } = await newProduct(pool as never, {
    stock: 50,
    unitPrice,
    unit: 'piece',
    weighed: false,
    ...some,
  })
  made += 1
  const full = `${name} ${Date.now().toString(36)}${made}`
  await inDatabase('update products set product_name = $2 where product_id = $1', [productId, full])
  return { productId, name: full }
}
