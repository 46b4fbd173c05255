import type { Block } from './blocks.contract.ts'

/** The blocks of a part, in their order. */
export const blocksOf = (blocks: readonly Block[], part: string): Block[] =>
  blocks.filter(block => block.part === part)
