import type { SentBox } from '../../boxes/wrong-box.rules.ts'
import { type Chosen, type OptionKind, optionKinds } from '../option-prices.rules.ts'
import { kindNames } from './parts.rules.ts'

/** A part of a box in a file: by SKU, with a decimal quantity. */
export type WrittenBoxPart = Chosen & { sku: string; quantity: number }
/** A box in a file. */
export type WrittenBox = SentBox<WrittenBoxPart>

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const SIGNS = /[|;:,()="\n]|^\s|\s$|^$/
const name = (text: string) => (SIGNS.test(text) ? quoted(text) : text)
/** A SKU also ends at a space. */
const sku = (text: string) => (SIGNS.test(text) || /\s/.test(text) ? quoted(text) : text)

const writtenPart = (part: WrittenBoxPart): string => {
  const choices = optionKinds.flatMap(kind => (part[kind] ? `${kindNames[kind]}: ${name(part[kind])}` : []))
  return `${sku(part.sku)} x ${part.quantity}${choices.length > 0 ? ` (${choices.join(', ')})` : ''}`
}

/**
 * Writes a box in a cell: `Meat: CHK-001 x 1 (Cut: 8 pieces); LMB-003 x 0.5 | Spices, any 3 of: SPC-001 x 1; SPC-002 x 1 | price from
 * parts, 10% less`. A buyer who may choose the same part more than once has `any 3 of, with repeats`.
 */
export function writtenBox({ price, less = 0, groups }: WrittenBox): string {
  const written = groups.map(group => {
    const chosen = group.choose ? `, any ${group.choose} of${group.again ? ', with repeats' : ''}` : ''
    return `${name(group.name)}${chosen}: ${group.parts.map(writtenPart).join('; ')}`
  })
  const priced = price === 'OWN' ? [] : [`price from parts${less > 0 ? `, ${less}% less` : ''}`]
  return [...written, ...priced].join(' | ')
}

const NUMBER = String.raw`\d+(?:\.\d+)?(?:e-\d+)?`
/** A text in quotes, in which a quote is doubled, or one without signs. */
const TEXT = String.raw`"(?:[^"]|"")*"|[^|;:,()="\n]*`
const HEAD = new RegExp(
  String.raw`^\s*(${TEXT})\s*(?:,\s*any\s+(\d+)\s+of(\s*,\s*with\s+repeats)?\s*)?:`,
  'i',
)
const PRICE = new RegExp(String.raw`^\s*price\s+from\s+parts\s*(?:,\s*(${NUMBER})\s*%\s*less\s*)?$`, 'i')
const PART = new RegExp(
  String.raw`^\s*("(?:[^"]|"")*"|[^\s|;:,()="]+)\s*(?:x\s*(${NUMBER})\s*)?(?:\(((?:"(?:[^"]|"")*"|[^"()])*)\)\s*)?$`,
  'i',
)
const CHOICE = new RegExp(String.raw`^\s*(\w+)\s*:\s*(${TEXT})\s*$`)

const plain = (text: string) => {
  const trimmed = text.trim()
  return trimmed.startsWith('"') ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed
}

/** Divides a text at signs that are not in quotes. */
function divided(text: string, at: RegExp): string[] {
  const pieces = ['']
  for (const [piece] of text.matchAll(/"(?:[^"]|"")*"|[^"]|"/g))
    if (at.test(piece)) pieces.push('')
    else pieces.push(`${pieces.pop()}${piece}`)
  return pieces
}

/** Reads a cell of a box: null if it is empty; `wrong` is the first piece that cannot be read. */
export function boxIn(cell: string): { box: WrittenBox | null } | { wrong: string } {
  if (cell.trim() === '') return { box: null }
  const box: WrittenBox = { price: 'OWN', less: 0, groups: [] }
  const pieces = divided(cell, /^\|$/)
  for (const [at, piece] of pieces.entries()) {
    const price = at === pieces.length - 1 && PRICE.exec(piece)
    if (price) {
      Object.assign(box, { price: 'PARTS', less: Number(price[1] ?? 0) })
      continue
    }
    const [head = '', named = '', choose, again] = HEAD.exec(piece) ?? []
    if (!head) return { wrong: piece.trim() }
    const parts: WrittenBoxPart[] = []
    for (const written of divided(piece.slice(head.length), /^[;\n]$/)) {
      if (written.trim() === '') continue
      const part = partIn(written)
      if (!part) return { wrong: written.trim() }
      parts.push(part)
    }
    box.groups.push({
      name: plain(named),
      choose: choose ? Number(choose) : null,
      again: Boolean(again),
      parts,
    })
  }
  return { box }
}

function partIn(written: string): WrittenBoxPart | undefined {
  const [found, code = '', quantity = '1', choices = ''] = PART.exec(written) ?? []
  if (!found) return undefined
  const part: WrittenBoxPart = { sku: plain(code), quantity: Number(quantity) }
  for (const choice of divided(choices, /^,$/)) {
    if (choice.trim() === '') continue
    const [, kindName = '', chosen = ''] = CHOICE.exec(choice) ?? []
    const kind = kindOf(kindName)
    if (!kind || !plain(chosen)) return undefined
    part[kind] = plain(chosen)
  }
  return part.sku ? part : undefined
}

const kindOf = (name: string): OptionKind | undefined =>
  optionKinds.find(kind => kindNames[kind].toLowerCase() === name.toLowerCase())
