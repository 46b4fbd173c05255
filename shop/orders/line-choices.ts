import type { OfBox } from '../boxes/box.ts'
import { m } from '../messages/m.ts'

type Chosen = { attributes: Readonly<Record<string, string>>; ofBox: OfBox | null }

/** Returns what was chosen for a line of an order, in words: its box, its cut and its pack. */
export const lineChoices = ({ attributes, ofBox }: Chosen): string[] => [
  ...(ofBox ? [boxWords(ofBox)] : []),
  ...Object.values(attributes).filter(Boolean),
]

const boxWords = ({ productName: name, quantity }: OfBox): string =>
  quantity === 1 ? m.orders_in_box({ name }) : m.orders_in_boxes({ name, count: quantity })
