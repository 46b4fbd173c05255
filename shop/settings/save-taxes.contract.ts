import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_CHARACTERS, MOST_TAXES } from './choices.ts'
import { shownTax } from './settings.contract.ts'

const tax = {
  taxName: line(MOST_CHARACTERS.taxName).trim(),
  /** Per cent, with two decimals at most. */
  tax: z.number({ error: () => m.settings_rate_wrong() }),
  stateCode: line(100).nullish(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: () => m.settings_country_wrong() })
    .nullish(),
}

export const saveTaxes = defineCall({
  does: 'Sets the taxes of the shop in their order; those that are not named are gone. The first applies where none names the state.',
  method: 'POST',
  path: '/ezpztax/save',
  who: 'staff: settings',
  input: z.strictObject({
    /** With the `taxId` of one that is there already it stays the same one. */
    taxes: z.array(z.strictObject({ taxId: id.optional(), ...tax })).max(MOST_TAXES),
    /** The taxes as they stood: where they stand differently by now, nothing is changed. Optional. */
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
    BAD_INPUT: { status: 400, says: () => m.error_bad_input() },
    CHANGED: {
      status: 409,
      says: () => m.settings_changed(),
      data: z.object({ taxes: z.array(shownTax) }),
    },
  },
})

export const saveTaxesCalls = [saveTaxes] as const
