import type { Block } from '../blocks.contract.ts'
import type { DemoBlock } from './demo-block.ts'
import { homeBlocks } from './home-blocks.ts'

/** The blocks with which a fresh shop opens, by page. */
export const demoBlocks: Partial<Record<Block['page'], () => DemoBlock[]>> = {
  home: homeBlocks,
}
