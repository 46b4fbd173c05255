import type { StaffBox } from '../../../boxes/box.fields.ts'
import { type SentBox, wrongBox } from '../../../boxes/wrong-box.rules.ts'
import {
  type Chosen,
  firstChoices,
  type OptionKind,
  optionKinds,
} from '../../../catalogue/option-prices.rules.ts'
import { readNumber } from '../../../lib/read-number.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'

/** A product in a box as its form holds it. */
export type BoxPartDraft = {
  productId: number
  productName: string
  quantity: string
  unitName: string
  offered: Record<OptionKind, readonly string[]>
  chosen: Chosen
  /** False if the shop does not sell it now. */
  sold: boolean
}

/** A group of a box as its form holds it; `key` stays the same while it changes. */
export type BoxGroupDraft = {
  key: number
  name: string
  /** True if its buyer chooses `choose` of its parts; otherwise all of them are in the box. */
  chooses: boolean
  choose: string
  again: boolean
  parts: readonly BoxPartDraft[]
}

/** A box as its form holds it. */
export type BoxDraft = { price: 'OWN' | 'PARTS'; less: string; groups: readonly BoxGroupDraft[] }

/** A box that was just begun. */
export const newBox = (): BoxDraft => ({ price: 'OWN', less: '0', groups: [newGroup([])] })

/** A further group of a box with these groups. */
export const newGroup = (groups: readonly BoxGroupDraft[]): BoxGroupDraft => ({
  key: Math.max(-1, ...groups.map(({ key }) => key)) + 1,
  ...{ name: '', chooses: false, choose: '1', again: false, parts: [] },
})

/** A product as the search finds it. */
type FoundPart = Record<OptionKind, string[]> & {
  productId: number
  productName: string
  unitName: string
  minimum: number
}

/** A part that was just added: as little of it as the shop sells, with its first choices. */
export const newPart = ({ productId, productName, unitName, minimum, ...found }: FoundPart): BoxPartDraft => {
  const { packagingAttributes, cuttingAttributes, extraAttributes } = found
  const offered = { packagingAttributes, cuttingAttributes, extraAttributes }
  return {
    ...{ productId, productName, unitName, offered },
    quantity: String(minimum),
    chosen: firstChoices(offered),
    sold: true,
  }
}

/** A box as its form shows it. */
export const boxDraft = ({ price, less, groups }: StaffBox): BoxDraft => ({
  price,
  less: String(less),
  groups: groups.map(({ name, choose, again, parts }, key) => ({
    ...{ key, name, again, chooses: choose !== null, choose: String(choose ?? 1) },
    parts: parts.map(({ productId, productName, quantity, unitName, offered, sold, ...part }) => ({
      ...{ productId, unitName, offered, sold },
      productName: productName || String(productId),
      quantity: String(quantity),
      chosen: chosenOf(part),
    })),
  })),
})

/** The choices that are made, by their kind. */
const chosenOf = (chosen: Chosen): Chosen =>
  Object.fromEntries(optionKinds.flatMap(kind => (chosen[kind] ? [[kind, chosen[kind]]] : [])))

/** The input for saving a box. */
export const boxInputOf = ({ price, less, groups }: BoxDraft): SentBox => ({
  price,
  less: price === 'PARTS' ? readNumber(less || '0') : 0,
  groups: groups.map(({ name, chooses, choose, again, parts }) => ({
    name: name.trim(),
    choose: chooses ? readNumber(choose) : null,
    again: chooses && again,
    parts: parts.map(({ productId, quantity, chosen }) => ({
      productId,
      quantity: readNumber(quantity),
      ...chosenOf(chosen),
    })),
  })),
})

/** The problems of the box of a draft, by field. */
export const wrongBoxDraft = (box: BoxDraft, productId: number | undefined): WrongFields =>
  wrongBox(boxInputOf(box), productId)

/** Says in lines what is in a box, for choosing between two versions. */
export const describeBox = ({ price, less, groups }: BoxDraft): string =>
  [
    price === 'OWN' ? m.office_boxes_price_own() : m.office_boxes_price_less({ less }),
    ...groups.map(({ name, chooses, choose, parts }) => {
      const goods = parts
        .map(({ productName, quantity, unitName }) => `${productName} (${quantity} ${unitName})`)
        .join(', ')
      return `${name}${chooses ? ` (${m.office_boxes_choose_count({ count: choose })})` : ''}: ${goods}`
    }),
  ].join('\n')
