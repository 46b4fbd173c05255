import type { Box } from '../../boxes/box.ts'
import { type SentBox, storedBox, wrongBox } from '../../boxes/wrong-box.rules.ts'
import { wrongBoxParts } from '../../catalogue/made-of/box-parts.rules.ts'
import { boxIn, type WrittenBox, writtenBox } from '../../catalogue/made-of/written-box.rules.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import type { PartsBySku } from './parts-in-files.rules.ts'

/** Returns the SKUs that a cell of a box names. */
export function skusOfBox(cell: string | undefined): string[] {
  const read = boxIn(cell ?? '')
  return 'box' in read ? (read.box?.groups ?? []).flatMap(({ parts }) => parts.map(({ sku }) => sku)) : []
}

/** A box of a cell, one with parts that the shop does not have yet, or the reason why the shop cannot have it. */
type ReadBox = { box: SentBox | null } | { waiting: WrittenBox } | { wrong: string }

/** Reads a cell of a box. It waits if one of its parts is not in the shop: that may come with the same file. */
export function boxOfCell(cell: string, known: PartsBySku): ReadBox {
  const read = boxIn(cell)
  if ('wrong' in read) return { wrong: m.exchange_import_no_box({ text: read.wrong }) }
  const { box: written } = read
  if (!written) return { box: null }
  const says = reasonOf(wrongBox(withNumbers(written, known), undefined), written)
  if (says) return { wrong: says }
  return skusOfBox(cell).every(sku => known.has(sku))
    ? { box: withNumbers(written, known) }
    : { waiting: written }
}

/** Returns why the shop cannot have the parts of a cell that it knows; `before`: the box as it is. */
export function wrongBoxOfCell(
  cell: string,
  known: PartsBySku,
  before: Box | null | undefined,
): string | undefined {
  const read = boxIn(cell)
  if (!('box' in read) || !read.box) return undefined
  const written = {
    ...read.box,
    groups: read.box.groups.map(group => ({
      ...group,
      parts: group.parts.filter(part => known.has(part.sku)),
    })),
  }
  const found = new Map([...known.values()].map(part => [part.productId, part]))
  return reasonOf(wrongBoxParts(storedBox(withNumbers(written, known)), found, before), written)
}

/** A written box with the numbers of its products; a number below 0 is that of one that the shop does not have. */
function withNumbers({ groups, ...box }: WrittenBox, known: PartsBySku): SentBox {
  const unknown = new Map<string, number>()
  const numberOf = (sku: string) => {
    if (!unknown.has(sku)) unknown.set(sku, -1 - unknown.size)
    return known.get(sku)?.productId ?? unknown.get(sku) ?? 0
  }
  return {
    ...box,
    groups: groups.map(group => ({
      ...group,
      parts: group.parts.map(({ sku, ...part }) => ({ productId: numberOf(sku), ...part })),
    })),
  }
}

/** Says the first thing that is wrong with a box, with the SKU or the group that it is about; undefined if nothing is. */
function reasonOf(wrong: WrongFields, { groups }: WrittenBox): string | undefined {
  const [[field, reason] = ['', undefined]] = Object.entries(wrong)
  if (!reason) return undefined
  const [, group, part] = /groups\.(\d+)(?:\.parts\.(\d+))?/.exec(field) ?? []
  const named = groups[Number(group)]
  const about = part === undefined ? named?.name : named?.parts[Number(part)]?.sku
  return about ? m.exchange_import_box_at({ part: about, reason }) : reason
}

/** Writes a box by the SKUs of its products; a deleted one is left out. */
export const cellOfBox = (box: Box | null, skus: ReadonlyMap<number, string>): string =>
  box
    ? writtenBox({
        price: box.price,
        less: box.lessBp / 100,
        groups: box.groups.map(group => ({
          ...group,
          parts: group.parts.flatMap(({ productId, amount, ...chosen }) => {
            const sku = skus.get(productId)
            return sku === undefined ? [] : [{ ...chosen, sku, quantity: amount / 1000 }]
          }),
        })),
      })
    : ''
