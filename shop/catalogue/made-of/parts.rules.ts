import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { type OptionKind, optionKinds } from '../option-prices.rules.ts'

/** The most parts of a product. */
export const MOST_PARTS = 40

/** A part of a product as it is stored; with a kind and a choice, it is in the product only if its buyer chooses that. */
export type Part = { productId: number; kind?: OptionKind; choice?: string }

/** A product as a possible part of others, with what decides how it can be in a box. `isSet`: it is a set or a box itself, and can be none. */
export type PossiblePart = Record<OptionKind, string[]> & {
  productId: number
  productName: string
  isSet: boolean
  hasVariants: boolean
  isRemoved: boolean
  unitName: string
  quantityStep: number
  minimumSteps: number
  maximumSteps: number
}

/** A part as it may be sent. */
type SentPart = { productId: number; kind?: OptionKind | undefined; choice?: string | undefined }

const plainPart = ({ productId, kind, choice }: SentPart): Part =>
  kind && choice ? { productId, kind, choice } : { productId }

/** Turns parts as they are sent into what is stored; null if there are none. */
export const storedParts = (parts: readonly SentPart[]): Part[] | null =>
  parts.length > 0 ? parts.map(plainPart) : null

const keyOf = (part: SentPart) => JSON.stringify(plainPart(part))

/**
 * Returns what is wrong with the parts of a product, by field (`parts.0.choice`), without the database; empty if nothing is. `choices`: those that the
 * product offers.
 */
export function wrongParts(
  parts: readonly SentPart[],
  { productId, choices }: { productId: number | undefined; choices: Record<OptionKind, readonly string[]> },
): WrongFields {
  const wrong: WrongFields = {}
  const seen = new Set<string>()
  for (const [at, part] of parts.entries()) {
    const { kind, choice } = part
    if (part.productId === productId) wrong[`parts.${at}.productId`] = m.catalogue_part_itself()
    else if (seen.has(keyOf(part))) wrong[`parts.${at}.productId`] = m.catalogue_part_twice()
    if (Boolean(kind) !== Boolean(choice)) wrong[`parts.${at}.choice`] = m.catalogue_part_half()
    else if (kind && choice && !choices[kind].includes(choice))
      wrong[`parts.${at}.choice`] = m.catalogue_part_no_choice({ choice })
    seen.add(keyOf(part))
  }
  return wrong
}

/** The names of the kinds of choices in files, the same in every language. */
export const kindNames: Record<OptionKind, string> = {
  packagingAttributes: 'Pack',
  cuttingAttributes: 'Cut',
  extraAttributes: 'Extra',
}

/** A part in a file: by SKU. */
export type WrittenPart = { sku: string; kind?: OptionKind; choice?: string }

const quoted = (text: string) => (/[;="\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes parts in a cell: `SKU-1; Cut: Tandoori = SKU-2`. */
export const writtenParts = (parts: readonly WrittenPart[]): string =>
  parts
    .map(({ sku, kind, choice }) =>
      kind && choice ? `${kindNames[kind]}: ${quoted(choice)} = ${quoted(sku)}` : quoted(sku),
    )
    .join('; ')

/** A text in quotes, in which a quote is doubled, or one without separators. */
const TEXT = '"(?:[^"]|"")*"|[^;="\\n]*'
const ONE = new RegExp(`^(?:\\s*(\\w+)\\s*:\\s*(${TEXT})\\s*=)?\\s*(${TEXT})\\s*(?:[;\\n]|$)`)
const plain = (text: string) => {
  const trimmed = text.trim()
  return trimmed.startsWith('"') ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed
}

/** Reads a cell of parts; `wrong` is the first piece that cannot be read. */
export function partsIn(cell: string): { parts: WrittenPart[] } | { wrong: string } {
  const parts: WrittenPart[] = []
  for (let left = cell; left.trim() !== ''; ) {
    const found = ONE.exec(left)
    const [whole = '', kindName, choice = '', sku = ''] = found ?? []
    const kind = optionKinds.find(one => kindNames[one].toLowerCase() === kindName?.toLowerCase())
    if (!whole || (kindName && !(kind && plain(choice))) || (kindName && !plain(sku)))
      return { wrong: left.trim().split(/[;\n]/)[0] ?? '' }
    if (plain(sku)) parts.push({ sku: plain(sku), ...(kind ? { kind, choice: plain(choice) } : {}) })
    left = left.slice(whole.length)
  }
  return { parts }
}
