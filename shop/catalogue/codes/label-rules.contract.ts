import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, filledText, id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { labelUnits } from './label.rules.ts'
import { LONGEST_SCAN } from './lot-label.rules.ts'
import { scanReasons } from './scan-words.ts'

const labelRule = z
  .object({
    ruleId: z.int(),
    ruleName: z.string(),
    pattern: z.string(),
    measure: z.enum(['WEIGHT', 'PRICE']),
    decimals: z.int(),
    /** The unit of a weight; null for a price. */
    unit: z.enum(labelUnits).nullable(),
    updatedDate: z.string(),
  })
  .meta({ title: 'LabelRule' })
/** A rule for labels, as the calls return it. */
export type StoredLabelRule = z.output<typeof labelRule>
const rules = z.array(labelRule)

const byWeight: StoredLabelRule = {
  ...{ ruleId: 1, ruleName: 'Scale at the counter', pattern: '21NNNNNMMMMMC', measure: 'WEIGHT' },
  ...{ decimals: 3, unit: 'kg', updatedDate: '2026-11-22T08:00:00.000Z' },
}
const changed = { status: 409, says: () => m.settings_changed(), data: z.object({ rules }) } as const

export const findLabelRules = defineCall({
  does: 'Lists the rules for labels with a weight or price, in the order in which they are tried.',
  method: 'GET',
  path: '/barcodeRules/findAll',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: rules,
  example: { input: {}, output: [byWeight] },
  failures: {},
})

const { ruleId: _, updatedDate: __, ...written } = byWeight

export const saveLabelRule = defineCall({
  does: 'Adds or changes a rule for labels and answers all rules. A new one is tried last.',
  method: 'POST',
  path: '/barcodeRules/save',
  who: 'staff: settings',
  input: z.strictObject({
    /** The rule to change; absent for a new one. */
    ruleId: id.optional(),
    ruleName: filledLine(60, m.settings_needed),
    /**
     * The 13 digits of a label: digits are themselves, `N` is the number of the product, `M` the weight or price, `V` a digit that verifies
     * it, and the last one `C`, the check digit. A label with 12 digits has a 0 in front.
     */
    pattern: line(40),
    measure: z.enum(['WEIGHT', 'PRICE']),
    /** The digits of the weight or price behind its point. */
    decimals: z.int(),
    unit: z.enum(labelUnits).nullable().default(null),
    /** The version that was seen: a rule that was changed since stays unchanged. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: rules,
  example: { input: written, output: [byWeight] },
  failures: { NOT_FOUND, BAD_INPUT, CHANGED: changed },
})

export const arrangeLabelRules = defineCall({
  does: 'Reorders the rules for labels. The list must name all of them.',
  method: 'POST',
  path: '/barcodeRules/reorder',
  who: 'staff: settings',
  input: z.strictObject({ ruleIds: z.array(id).max(1000) }),
  output: rules,
  example: { input: { ruleIds: [1] }, output: [byWeight] },
  failures: { CHANGED: changed },
})

export const deleteLabelRule = defineCall({
  does: 'Removes a rule for labels and answers the remaining ones.',
  method: 'POST',
  path: '/barcodeRules/delete/{id}',
  who: 'staff: settings',
  input: z.strictObject({ id }),
  output: rules,
  example: { input: { id: 1 }, output: [] },
  failures: { NOT_FOUND },
})

const found = z
  .object({
    /** CODE: the code of a package. LABEL: a label that a rule reads. GS1: a code with elements, or the shop's own label of a lot. */
    by: z.enum(['CODE', 'LABEL', 'GS1']),
    /** The code by which the product is known; that of a label has zeros for its weight or price. */
    code: z.string(),
    productId: z.int(),
    productName: z.string(),
    sku: z.string(),
    unitName: z.string(),
    /** How much of the product the package has, in its units; null if the label says a weight or price. */
    amount: z.number().nullable(),
    /** The weight that it says, or that its price makes, and its unit. */
    weight: z.number().nullable(),
    weightUnit: z.string().nullable(),
    price: z.number().nullable(),
    ruleName: z.string().nullable(),
    lot: z.string().nullable(),
    /** Days such as 2026-12-31. */
    bestBefore: z.string().nullable(),
    useBy: z.string().nullable(),
  })
  .meta({ title: 'Scan' })
/** The product and the measure that a scan says, as the call returns them. */
export type ShownScan = z.output<typeof found>

export const testLabelRules = defineCall({
  does: 'Says what a scanned code is: the product, with an amount, a weight or a price; or the reason why it says nothing. Changes nothing.',
  method: 'POST',
  path: '/barcodeRules/test',
  who: 'staff: catalogue or settings',
  ofBranch: true,
  reads: true,
  input: z.strictObject({
    /** The code as the scanner sends it; one with GS1 elements may have control characters. */
    scanned: filledText(LONGEST_SCAN, m.settings_needed),
    /** The branch whose prices count; those of the shop if it is missing. */
    branchId: id.optional(),
  }),
  output: z.object({
    found: found.nullable(),
    /** The reason why nothing is found; null otherwise. */
    reason: z.enum(scanReasons).nullable(),
    /** The reason in words. */
    says: z.string().nullable(),
  }),
  example: {
    input: { scanned: '2112345015002' },
    output: {
      found: {
        ...{
          by: 'LABEL',
          code: '2112345000008',
          productId: 101,
          productName: 'Whole Chicken',
          sku: 'CHK-001',
        },
        ...{ unitName: 'lb', amount: null, weight: 1.5, weightUnit: 'kg', price: null },
        ...{ ruleName: 'Scale at the counter', lot: null, bestBefore: null, useBy: null },
      },
      reason: null,
      says: null,
    },
  },
  failures: {},
})

export const labelRulesCalls = [
  findLabelRules,
  saveLabelRule,
  arrangeLabelRules,
  deleteLabelRule,
  testLabelRules,
] as const
