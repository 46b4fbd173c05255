import type { Block } from '../blocks.contract.ts'

type Words = Pick<
  Block,
  'kicker' | 'title' | 'text' | 'printed' | 'linkName' | 'linkUrl' | 'pictureAlt' | 'videoUrl'
>

/** Blocks by their page. */
export type DemoPages = Partial<Record<Block['page'], () => DemoBlock[]>>

/** A block of a fresh shop; its position is its index in the list. */
export type DemoBlock = Partial<Words> & {
  part: string
  /** The name of a file in `shop/media/demo`, without its extension. */
  picture?: string
  /** The days after the opening on which its validity starts and ends, as in `[0, 30]`. */
  days?: readonly [from: number, to: number]
}
