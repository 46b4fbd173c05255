import { refuse } from '../../lib/call.ts'
import { constraintOf } from '../../lib/constraint-of.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { findTakenCode } from '../codes/find-by-code.server.ts'
import { holdParts, wrongPartIn } from '../made-of/wrong-parts.server.ts'
import { saleOfInput } from '../sales/sale-of-input.server.ts'
import { countStepOf } from '../stock/count-step.rules.ts'
import { addProduct, nextProductId } from './add-product.server.ts'
import { changeProduct, holdProduct } from './change-product.server.ts'
import { readStaffProduct } from './find-product-form.server.ts'
import { openingSteps } from './opening-steps.rules.ts'
import { type StaffProduct, saveProduct } from './product-form.contract.ts'
import { productColumns, usualColumns, wrongFields } from './product-row.server.ts'

export const answerSaveProduct = handle(saveProduct, async (input, shop) => {
  const { database } = shop
  const { currency, timeZone } = await readSettings(database)
  const { exponent } = currency
  const ofBox = input.box?.groups.flatMap(group => group.parts) ?? []
  const parts = [...(input.parts ?? []), ...ofBox].map(({ productId }) => productId)
  if (parts.length > 0) await holdParts(database, [...parts, ...(input.productId ? [input.productId] : [])])
  const before = input.productId ? await holdProduct(database, input.productId) : undefined
  const sale = saleOfInput(input, { timeZone, exponent, now: shop.clock() }, before)
  const wrong = { ...sale.wrong, ...(await wrongFields(database, input, exponent, before)) }
  if (Object.keys(wrong).length > 0) return refuse(saveProduct, 'BAD_INPUT', undefined, wrong)
  if (input.productId && !before) return refuse(saveProduct, 'NOT_FOUND', undefined)
  if (before && input.updatedDate && before.updatedDate.toISOString() !== input.updatedDate) {
    const product = (await readStaffProduct(database, before.productId)) as StaffProduct
    return refuse(saveProduct, 'CHANGED', { product })
  }
  if (before?.removedAt) return refuse(saveProduct, 'REMOVED', undefined)

  const row = { ...productColumns(input, exponent, before), ...sale.columns }
  const taken = await findTakenCode(database, row.codes ?? [], before?.productId)
  if (taken) return refuse(saveProduct, 'CODE_TAKEN', undefined, { codes: m.catalogue_code_taken_by(taken) })
  const productId = before?.productId ?? (await nextProductId(database))
  try {
    if (!before) {
      const set = { ...usualColumns(productId, row.unitPrice), ...row }
      const onHand = openingSteps(input.quantity ?? 0, countStepOf(set)) ?? 0
      await addProduct(shop, set, { onHand, action: 'save' })
    } else if (!(await changeProduct(shop, before, row, 'save'))) {
      return refuse(saveProduct, 'BAD_INPUT', undefined, { step: m.catalogue_stock_no_step() })
    }
    return (await readStaffProduct(database, productId)) ?? refuse(saveProduct, 'NOT_FOUND', undefined)
  } catch (error) {
    const taken = takenIn(error)
    if (taken === 'code')
      return refuse(saveProduct, 'CODE_TAKEN', undefined, { codes: m.catalogue_code_taken() })
    const wrongPart = wrongPartIn(error)
    if (wrongPart)
      return refuse(saveProduct, 'BAD_INPUT', undefined, {
        [input.box ? 'box' : 'parts.0.productId']: wrongPart,
      })
    if (taken === 'sku') return refuse(saveProduct, 'SKU_TAKEN', undefined, { sku: m.catalogue_sku_taken() })
    throw error
  }
})

const uniques = { products_sku_unique: 'sku', product_codes_pkey: 'code' } as const

/** Returns what of a product another one has, if the database refused its row for that. */
export function takenIn(error: unknown): 'sku' | 'code' | undefined {
  return uniques[constraintOf(error) as keyof typeof uniques]
}
