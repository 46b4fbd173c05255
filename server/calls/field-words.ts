import { z } from 'zod'
import { m } from '../../shop/messages/m.ts'

/** Words a zod issue that has no message of its own, in the shop's language, for people and programs alike. */
function fieldWords(issue: z.core.$ZodRawIssue): string {
  const ofText = 'origin' in issue && issue.origin === 'string'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? m.lib_field_missing() : m.lib_field_kind({ kind: issue.expected })
    case 'too_big':
      return (ofText ? m.lib_field_too_long : m.lib_field_too_big)({ most: String(issue.maximum) })
    case 'too_small':
      return (ofText ? m.lib_field_too_short : m.lib_field_too_small)({ least: String(issue.minimum) })
    case 'invalid_value':
      return m.lib_field_one_of({ values: issue.values.join(', ') })
    case 'unrecognized_keys':
      return m.lib_field_unknown({ names: issue.keys.join(', ') })
    default:
      return m.lib_field_wrong()
  }
}

/** Makes every validation message use the shop's language. */
export const sayFieldsInWords = (): void => void z.config({ customError: fieldWords })
