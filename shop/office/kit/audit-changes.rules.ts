import type { Box } from '../../boxes/box.ts'
import { showCodes, writtenCodes } from '../../catalogue/codes/product-codes.rules.ts'
import type { StoredFacts } from '../../catalogue/facts/food-facts.rules.ts'
import type { Part } from '../../catalogue/made-of/parts.rules.ts'
import { writtenBox } from '../../catalogue/made-of/written-box.rules.ts'
import { THOUSANDTHS } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { factsInWords } from './audit-facts.ts'
import { auditFields } from './audit-fields.ts'

/** The change of one field in an audit entry: `before` or `after` is absent if the field did not exist then. */
export type FieldChange = { field: string; before?: unknown; after?: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that say nothing to a person: the entry itself names its author and time. */
const technical = new Set([
  'hash',
  'picture',
  'pictureHash',
  'linkKey',
  'updatedBy',
  'updatedByLogin',
  'updatedDate',
  'updatedAt',
  'createdAt',
  'contactId',
  'availabilityId',
  'zoneId',
  'orderNum',
  'reducedBp',
])

/** Shows an amount in minor units. */
type Money = (minor: number) => string

/** Amounts that are stored in thousandths of their unit. */
const inThousandths = new Set([
  'quantityStep',
  'pricedPer',
  'nominalMeasure',
  'measureFrom',
  'measureTo',
  'content',
])

/** Per cents that are stored in hundredths. */
const inHundredths = new Set(['reductionBp', 'shortDatedBp'])

/** Prices that are stored in minor units. */
const prices = new Set(['unitPrice', 'salePrice', 'chargedPrice'])

/** The value of a field as people say it: a price, yes or no, a step of its unit, a code of a package, what is in it, the corners of an area. */
function plainValue(name: string, value: unknown, money: Money | undefined): unknown {
  if (money && prices.has(name) && typeof value === 'number') return money(value)
  if (inHundredths.has(name) && typeof value === 'number') return value / 100
  if (inThousandths.has(name) && typeof value === 'number') return value / THOUSANDTHS
  if (name === 'codes' && Array.isArray(value)) return showCodes(value).map(code => writtenCodes([code]))
  if (name === 'facts' && isRecord(value)) return factsInWords(value as StoredFacts)
  if (name === 'box' && isRecord(value)) return boxInWords(value as Box)
  if (name === 'parts' && Array.isArray(value)) return value.map(partInWords)
  if (name === 'polygon' && Array.isArray(value)) return m.office_audit_corners({ count: value.length })
  if (name === 'productStatus') return value === 'A'
  if (value === 'Y' || value === 'N') return value === 'Y'
  return name === 'popularFlag' ? value === 1 : value
}

/** A part of a product: its number, and the choice with which it comes. */
const partInWords = ({ productId, choice }: Part) => (choice ? `${productId} (${choice})` : String(productId))

/** A box by the numbers of its products. */
const boxInWords = ({ price, lessBp, groups }: Box): string =>
  writtenBox({
    price,
    less: lessBp / 100,
    groups: groups.map(group => ({
      ...group,
      parts: group.parts.map(({ productId, amount, ...chosen }) => ({
        ...chosen,
        sku: String(productId),
        quantity: amount / THOUSANDTHS,
      })),
    })),
  })

/** The fields of a value by path: a nested field has both names. A list of plain values stays whole. */
function fieldsOf(
  value: unknown,
  money: Money | undefined,
  path: readonly string[] = [],
): Map<string, unknown> {
  const entries = Array.isArray(value)
    ? value.some(one => typeof one === 'object' && one !== null)
      ? value.map((one, at) => [String(at + 1), one] as const)
      : undefined
    : isRecord(value)
      ? Object.entries(value)
      : undefined
  if (!entries) return value === undefined ? new Map() : new Map([[path.join(' › '), value]])
  return new Map(
    entries
      .filter(([name]) => !technical.has(name))
      .flatMap(([name, inner]) => [
        ...fieldsOf(plainValue(name, inner, money), money, [...path, auditFields[name]?.() ?? inWords(name)]),
      ]),
  )
}

/** Turns an identifier into words: `unitPrice` becomes `Unit price`. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns the changes field by field, in the order of the fields; if one side is empty, all fields of the other. Unchanged
 * fields are left out. `money` shows prices that are stored in minor units.
 */
export function changesBetween(before: unknown, after: unknown, money?: Money): FieldChange[] {
  const [was, is] = [fieldsOf(before ?? undefined, money), fieldsOf(after ?? undefined, money)]
  const changes: FieldChange[] = []
  for (const field of new Set([...was.keys(), ...is.keys()])) {
    const change: FieldChange = { field }
    if (was.has(field)) change.before = was.get(field)
    if (is.has(field)) change.after = is.get(field)
    if (!isAlike(change.before, change.after)) changes.push(change)
  }
  return changes
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** True if a person sees no difference: all empty values count as equal. */
const isAlike = (one: unknown, other: unknown) =>
  JSON.stringify(shownValue(one)) === JSON.stringify(shownValue(other))

/** A value prepared for display. */
export type ShownValue =
  | { kind: 'nothing' }
  | { kind: 'yes' | 'no' }
  | { kind: 'moment' | 'text'; text: string }

/** Prepares the value of a field for display. */
export function shownValue(value: unknown): ShownValue {
  if (value === null || value === undefined || value === '') return { kind: 'nothing' }
  if (typeof value === 'boolean') return { kind: value ? 'yes' : 'no' }
  if (Array.isArray(value))
    return value.length ? { kind: 'text', text: value.map(String).join(', ') } : { kind: 'nothing' }
  if (typeof value === 'string' && moment.test(value)) return { kind: 'moment', text: value }
  return { kind: 'text', text: isRecord(value) ? Object.values(value).map(String).join(', ') : String(value) }
}
