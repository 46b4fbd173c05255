import type { Block } from '../blocks.contract.ts'

type Words = Pick<
  Block,
  'kicker' | 'title' | 'text' | 'printed' | 'linkName' | 'linkUrl' | 'pictureAlt' | 'videoUrl'
>

/** Blocks by their page. */
export type DemoPages = Partial<Record<Block['page'], () => DemoBlock[]>>

/** A block with which a fresh shop opens; its position is its place in the list. */
export type DemoBlock = Partial<Words> & {
  part: string
  /** The name of a file of `shop/media/demo`, without its ending. */
  picture?: string
  /** From which day after the opening until which it is shown as valid, as in `[0, 30]`. */
  days?: readonly [from: number, to: number]
}
