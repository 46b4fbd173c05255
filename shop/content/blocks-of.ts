import type { Block } from './blocks.contract.ts'

/** Returns the blocks of a part, in order. */
export const blocksOf = (blocks: readonly Block[], part: string): Block[] =>
  blocks.filter(block => block.part === part)
