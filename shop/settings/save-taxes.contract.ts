import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT } from '../lib/failures.ts'
import { id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_CHARACTERS, MOST_TAXES } from './choices.ts'
import { shownTax } from './settings.contract.ts'

const tax = {
  taxName: line(MOST_CHARACTERS.taxName).trim(),
  /** Per cent, with at most two decimals. */
  tax: z.number({ error: () => m.settings_rate_wrong() }),
  stateCode: line(100).nullish(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: () => m.settings_country_wrong() })
    .nullish(),
}

export const saveTaxes = defineCall({
  does: 'Replaces the taxes of the shop, in order. The first applies if no tax names the state.',
  method: 'POST',
  path: '/ezpztax/save',
  who: 'staff: settings',
  input: z.strictObject({
    /** With the `taxId` of an existing tax, it keeps its identity. */
    taxes: z.array(z.strictObject({ taxId: id.optional(), ...tax })).max(MOST_TAXES),
    /** The taxes as they were seen: if they have changed since, nothing is changed. Optional. */
    stood: z
      .array(z.strictObject({ taxId: id, ...tax }))
      .max(1000)
      .optional(),
  }),
  output: z.array(shownTax),
  example: {
    input: {
      taxes: [
        { taxId: 1, taxName: 'General sales tax', tax: 5 },
        { taxName: 'Ohio sales tax', tax: 5.75, stateCode: 'OH', countryCode: 'US' },
      ],
    },
    output: [
      { taxId: 1, taxName: 'General sales tax', tax: 5, stateCode: null, countryCode: null },
      { taxId: 4, taxName: 'Ohio sales tax', tax: 5.75, stateCode: 'OH', countryCode: 'US' },
    ],
  },
  failures: {
    BAD_INPUT,
    CHANGED: {
      status: 409,
      says: () => m.settings_changed(),
      data: z.object({ taxes: z.array(shownTax) }),
    },
  },
})

export const saveTaxesCalls = [saveTaxes] as const
