import type { Database } from '../../../database/pool.ts'
import { type Box, type BoxPart, productsOfBox } from '../../boxes/box.ts'
import type { ShownBox } from '../../boxes/shown-box.fields.ts'
import { portion, toDecimal, toMinor } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import type { Product } from '../catalogue.contract.ts'
import { estimateOf, thousandths } from '../estimate.ts'
import { listProducts } from '../find-products.server.ts'
import { optionKinds, surchargeOf } from '../option-prices.rules.ts'
import { WHOLE } from '../preparations.rules.ts'
import { chosenYield, quantityLeft } from '../quantity-left.ts'

/** Reads what is in a box: the parts that are sold now, with their pictures, what they cost and how many boxes they are enough for. */
export async function readBoxContents(database: Database, box: Box): Promise<ShownBox> {
  const { currency } = await readSettings(database)
  const ids = productsOfBox(box)
  const found = new Map((await listProducts(database, { ids })).map(one => [one.productId, one]))
  return {
    price: box.price,
    groups: box.groups.map(({ parts, ...group }) => ({
      ...group,
      parts: parts.flatMap(part => {
        const product = found.get(part.productId)
        return product ? [showPart(part, product, box, currency.exponent)] : []
      }),
    })),
  }
}

function showPart({ amount, ...chosen }: BoxPart, product: Product, box: Box, exponent: number) {
  const { productId, productName, category, categoryId, images, unitName } = product
  const quantity = toQuantity(1, amount)
  const yieldBp = chosenYield(product.choiceYields, chosen)
  const more = surchargeOf(product.optionPrices, chosen)
  const charged = Math.max(0, toMinor(product.effectivePrice + more, exponent))
  const rest = box.price === 'PARTS' ? WHOLE - box.lessBp : WHOLE
  const effectivePrice = toDecimal(portion(charged, rest, WHOLE), exponent)
  const flat = surchargeOf(product.piecePrices, chosen) * quantity + surchargeOf(product.linePrices, chosen)
  return {
    ...{ productId, productName, category, categoryId, unitName, quantity },
    image: images[0] ?? null,
    choices: optionKinds.flatMap(kind => chosen[kind] ?? []),
    price: estimateOf({ ...product, yieldBp, effectivePrice }, quantity, exponent, flat).about,
    left: Math.floor(thousandths(quantityLeft(product, yieldBp)) / amount),
  }
}
