import { isSameBlock } from '../../content/draft-changes.rules.ts'
import type { DraftBlock } from '../../content/drafts.contract.ts'

type Blocks = readonly DraftBlock[]

/** The current place of a block that was at `at`, found by its number or its content; -1 if it is gone. */
export function placeOfBlock(blocks: Blocks, block: DraftBlock, at: number): number {
  const isIt = (one: DraftBlock | undefined) =>
    one !== undefined &&
    (block.blockId === null ? one.blockId === null && isSameBlock(one, block) : one.blockId === block.blockId)
  return isIt(blocks[at]) ? at : blocks.findIndex(isIt)
}

/** The blocks without the given one. */
export const withoutBlock = (blocks: Blocks, block: DraftBlock, at: number): DraftBlock[] => {
  const place = placeOfBlock(blocks, block, at)
  return blocks.filter((_, one) => one !== place)
}

/** Puts a block that was removed at `at` back, unless it is already back. */
export const withBlock = (blocks: Blocks, block: DraftBlock, at: number): DraftBlock[] =>
  block.blockId !== null && placeOfBlock(blocks, block, at) >= 0
    ? [...blocks]
    : blocks.toSpliced(at, 0, block)

/** Replaces the block with its new version; if it was removed by now, adds it at the end so that nothing is lost. */
export function withWritten(blocks: Blocks, block: DraftBlock, at: number, written: DraftBlock) {
  const place = placeOfBlock(blocks, block, at)
  return place < 0 ? [...blocks, written] : blocks.with(place, written)
}

/** Reorders the blocks of a part; blocks added since then go last, removed ones do not come back. */
export function inOrder(blocks: Blocks, part: string, wanted: Blocks): DraftBlock[] {
  let left = blocks.filter(block => block.part === part)
  const queue: DraftBlock[] = []
  for (const block of wanted) {
    const at = placeOfBlock(left, block, 0)
    if (at >= 0) queue.push(left[at] as DraftBlock)
    left = left.filter((_, place) => place !== at)
  }
  queue.push(...left)
  // The part keeps its places among all blocks; only the blocks in those places change.
  return blocks.map(block => (block.part === part ? (queue.shift() as DraftBlock) : block))
}
