import { isSameBlock } from '../content/draft-changes.rules.ts'
import type { DraftBlock } from '../content/drafts.contract.ts'

type Blocks = readonly DraftBlock[]

/** Where a block that once stood at `at` stands now: found by its number, or by what it says; -1 where it is gone. */
export function placeOfBlock(blocks: Blocks, block: DraftBlock, at: number): number {
  const isIt = (one: DraftBlock | undefined) =>
    one !== undefined &&
    (block.blockId === null ? one.blockId === null && isSameBlock(one, block) : one.blockId === block.blockId)
  return isIt(blocks[at]) ? at : blocks.findIndex(isIt)
}

/** The blocks without that one. */
export const withoutBlock = (blocks: Blocks, block: DraftBlock, at: number): DraftBlock[] => {
  const place = placeOfBlock(blocks, block, at)
  return blocks.filter((_, one) => one !== place)
}

/** The blocks with one that was removed at `at` there again, unless it has come back another way. */
export const withBlock = (blocks: Blocks, block: DraftBlock, at: number): DraftBlock[] =>
  block.blockId !== null && placeOfBlock(blocks, block, at) >= 0
    ? [...blocks]
    : blocks.toSpliced(at, 0, block)

/** The blocks with that one written anew; last where it was removed meanwhile, so that nothing is lost. */
export function withWritten(blocks: Blocks, block: DraftBlock, at: number, written: DraftBlock) {
  const place = placeOfBlock(blocks, block, at)
  return place < 0 ? [...blocks, written] : blocks.with(place, written)
}

/** The blocks with those of a part in another order; what has come meanwhile stands last, what has gone does not come back. */
export function inOrder(blocks: Blocks, part: string, wanted: Blocks): DraftBlock[] {
  let left = blocks.filter(block => block.part === part)
  const queue: DraftBlock[] = []
  for (const block of wanted) {
    const at = placeOfBlock(left, block, 0)
    if (at >= 0) queue.push(left[at] as DraftBlock)
    left = left.filter((_, place) => place !== at)
  }
  queue.push(...left)
  // The places of this part stay where they are among all blocks; what stands in them changes.
  return blocks.map(block => (block.part === part ? (queue.shift() as DraftBlock) : block))
}
