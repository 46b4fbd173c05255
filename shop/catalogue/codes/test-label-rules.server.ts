import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { shownCode } from './gtin.rules.ts'
import { testLabelRules } from './label-rules.contract.ts'
import { readScan } from './read-scan.server.ts'
import { scanWords } from './scan-words.ts'

export const answerTestLabelRules = handle(testLabelRules, async ({ scanned, branchId }, { database }) => {
  const scan = await readScan(database, scanned, branchId)
  if ('wrong' in scan) return { found: null, reason: scan.wrong, says: scanWords(scan) }
  const { by, code, product, amount, weight, price, ruleName, lot, bestBefore, useBy } = scan
  const { productId, productName, sku, unitName } = product
  const { exponent } = (await readSettings(database)).currency
  return {
    found: {
      ...{ by, code: shownCode(code), productId, productName, sku, unitName, ruleName },
      amount: amount === null ? null : toQuantity(amount, 1),
      weight: weight === null ? null : toQuantity(weight.thousandths, 1),
      weightUnit: weight?.unit ?? null,
      price: price === null ? null : toDecimal(price, exponent),
      ...{ lot: lot ?? null, bestBefore: bestBefore ?? null, useBy: useBy ?? null },
    },
    reason: null,
    says: null,
  }
})
