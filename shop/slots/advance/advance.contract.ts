import { z } from 'zod'
import { clockField } from '../../hours/clock-field.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id, line, wholeNumber } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { MOST_CHARACTERS } from '../../settings/choices.ts'

const advanceRule = z
  .object({
    ruleId: z.int(),
    ruleName: z.string(),
    /** Null: at all branches. */
    branchId: z.int().nullable(),
    deptNames: z.array(z.string()),
    products: z.array(z.object({ productId: z.int(), productName: z.string() })),
    weekdays: z.array(z.int()),
    firstDay: z.string().nullable(),
    lastDay: z.string().nullable(),
    cutOffDays: z.int().nullable(),
    cutOffTime: z.string().nullable(),
    leadMinutes: z.int().nullable(),
    active: z.boolean(),
    /** As shoppers read it. */
    says: z.string(),
    updatedDate: z.string(),
  })
  .meta({ title: 'AdvanceRule' })
/** A rule for goods that are ordered in advance, as the calls return it. */
export type AdvanceRule = z.output<typeof advanceRule>
const list = z.array(advanceRule)

const lamb: AdvanceRule = {
  ...{ ruleId: 1, ruleName: 'Whole lambs', branchId: null, deptNames: [] },
  products: [{ productId: 101, productName: 'Whole Chicken' }],
  ...{ weekdays: [6], firstDay: null, lastDay: null, cutOffDays: 2, cutOffTime: '18:00', leadMinutes: null },
  ...{ active: true, says: 'Order by Thursday, 18:00, for Saturday' },
  updatedDate: '2026-11-22T08:00:00.000Z',
}

export const findAdvanceRules = defineCall({
  does: 'Lists the rules for goods that are ordered in advance.',
  method: 'GET',
  path: '/advanceRules/find',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: list,
  example: { input: {}, output: [lamb] },
  failures: {},
})

const { ruleId: _, products: __, says: ___, updatedDate: ____, ...written } = lamb

export const saveAdvanceRule = defineCall({
  does: 'Adds or changes a rule for goods that are ordered in advance, and answers all rules. Placed orders stay.',
  method: 'POST',
  path: '/advanceRules/save',
  who: 'staff: settings',
  input: z.strictObject({
    /** The rule to change; absent for a new one. */
    ruleId: id.optional(),
    ruleName: filledLine(MOST_CHARACTERS.why, m.settings_needed),
    branchId: id.nullable().default(null),
    deptNames: z.array(line(100)).max(100).default([]),
    productIds: z.array(id).max(500).default([]),
    /** The days on which the goods are handed over, 0 for Sunday. */
    weekdays: z.array(wholeNumber(0, 6)).max(7),
    firstDay: line(10).nullable().default(null),
    lastDay: line(10).nullable().default(null),
    /** The last moment for an order: a time some days before, or minutes before the window. */
    cutOffDays: z.int().nullable().default(null),
    cutOffTime: clockField.nullable().default(null),
    leadMinutes: z.int().nullable().default(null),
    active: z.boolean().default(true),
    /** The version that was seen: a rule that was changed since stays unchanged. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: list,
  example: { input: { ...written, productIds: [101] }, output: [lamb] },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ rules: list }) },
  },
})

export const deleteAdvanceRule = defineCall({
  does: 'Removes a rule for goods that are ordered in advance, and answers the remaining ones.',
  method: 'POST',
  path: '/advanceRules/delete/{id}',
  who: 'staff: settings',
  input: z.strictObject({ id }),
  output: list,
  example: { input: { id: 2 }, output: [lamb] },
  failures: { NOT_FOUND },
})

export const findAdvanceOfProduct = defineCall({
  does: 'Says until when a product must be ordered, if it is ordered in advance: one sentence for each rule, with its branch if there are several.',
  method: 'GET',
  path: '/advanceRules/findByProduct/{productId}',
  who: 'anyone',
  shows: ({ productId }) => ['settings', 'slots', `product ${productId}`],
  input: z.strictObject({ productId: id }),
  output: z.object({ says: z.array(z.string()) }),
  example: { input: { productId: 101 }, output: { says: [] } },
  failures: {},
})

export const advanceCalls = [
  findAdvanceRules,
  saveAdvanceRule,
  deleteAdvanceRule,
  findAdvanceOfProduct,
] as const
