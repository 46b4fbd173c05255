import type { WrongFields } from '../lib/wrong-fields.ts'
import { m } from '../messages/m.ts'
import { type Box, type BoxPart, productsOfBox } from './box.ts'
import { MOST_BOX_PARTS, MOST_GROUPS } from './box-limits.ts'

/** The highest per cent that a box costs less than its parts. */
export const MOST_LESS = 99

/** A part as it is sent: with a decimal quantity. */
export type SentBoxPart = Omit<BoxPart, 'amount'> & { quantity: number }

/** A box as it is sent. */
export type SentBox<Part = SentBoxPart> = {
  price: Box['price']
  less?: number | undefined
  groups: { name: string; choose?: number | null | undefined; again?: boolean | undefined; parts: Part[] }[]
}

/** A decimal as a whole number of its smallest parts; undefined if it has more decimals, or is too large. */
const scaled = (decimal: number, decimals: number): number | undefined => {
  const whole = Number(`${decimal}e${decimals}`)
  return Number.isSafeInteger(whole) ? whole : undefined
}

/** Returns what is wrong with a box, by field (`box.groups.0.choose`), without the database; empty if nothing is. */
export function wrongBox(box: SentBox, productId: number | undefined): WrongFields {
  const wrong: WrongFields = {}
  const parts = box.groups.flatMap(group => group.parts)
  if (box.groups.length === 0) wrong['box.groups'] = m.boxes_no_groups()
  if (box.groups.length > MOST_GROUPS) wrong['box.groups'] = m.boxes_groups_most({ most: MOST_GROUPS })
  if (parts.length > MOST_BOX_PARTS) wrong['box.groups'] = m.boxes_parts_most({ most: MOST_BOX_PARTS })
  if (!isLess(box)) wrong['box.less'] = m.boxes_less_wrong({ most: MOST_LESS })
  const names = box.groups.map(({ name }) => name.trim().toLowerCase())
  const seen = new Set<number>()
  for (const [at, { choose = null, again, parts }] of box.groups.entries()) {
    const group = `box.groups.${at}`
    if (!names[at]) wrong[`${group}.name`] = m.boxes_group_named()
    else if (names.indexOf(names[at] ?? '') < at) wrong[`${group}.name`] = m.boxes_group_twice()
    if (choose !== null && !(Number.isInteger(choose) && choose > 0 && choose <= MOST_BOX_PARTS))
      wrong[`${group}.choose`] = m.boxes_choose_wrong()
    if (parts.length === 0) wrong[`${group}.parts`] = m.boxes_group_empty()
    else if (choose !== null && choose > parts.length && !again)
      wrong[`${group}.choose`] = m.boxes_choose_most({ most: parts.length })
    for (const [place, part] of parts.entries()) {
      const field = `${group}.parts.${place}`
      if (part.productId === productId) wrong[`${field}.productId`] = m.boxes_part_itself()
      else if (seen.has(part.productId)) wrong[`${field}.productId`] = m.boxes_part_twice()
      if (!((scaled(part.quantity, 3) ?? 0) > 0)) wrong[`${field}.quantity`] = m.boxes_quantity_wrong()
      seen.add(part.productId)
    }
  }
  return wrong
}

const isLess = ({ price, less = 0 }: Pick<SentBox, 'price' | 'less'>) =>
  price === 'OWN' || (less >= 0 && less <= MOST_LESS && scaled(less, 2) !== undefined)

/** Turns a box as it is sent, and found right, into what is stored. */
export const storedBox = ({ price, less = 0, groups }: SentBox): Box => ({
  price,
  lessBp: price === 'PARTS' ? (scaled(less, 2) ?? 0) : 0,
  groups: groups.map(({ name, choose = null, again = false, parts }) => ({
    name: name.trim(),
    choose,
    again: choose !== null && again,
    parts: parts.map(({ quantity, ...part }) => ({ ...filled(part), amount: scaled(quantity, 3) ?? 0 })),
  })),
})

/** A part without the choices that are left out. */
const filled = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part

/** The columns of a product that say what is in it. */
type Contents = { box?: Box | null | undefined; parts?: unknown }

/**
 * Returns a change of a product with the parts that follow from its box: those of a box, and none if it no longer is one and the change
 * names none.
 */
export function withPartsOfBox<Change extends Contents>(change: Change, before?: Contents): Change {
  const box = change.box === undefined ? before?.box : change.box
  if (box)
    return change.box || change.parts !== undefined
      ? { ...change, parts: productsOfBox(box).map(productId => ({ productId })) }
      : change
  return before?.box && change.parts === undefined ? { ...change, parts: null } : change
}
