import type { RouterContextProvider } from 'react-router'
import { ask } from '../api.ts'
import { type Block, findBlocksByPage } from './blocks.contract.ts'
import { blocksOf } from './blocks-of.ts'

/** What a page says: the block at its head, and the others. */
export type ContentPage = { head: Block | undefined; blocks: Block[] }

/** Asks for the blocks of a page, for its loader. */
export async function loadBlocks(
  context: Readonly<RouterContextProvider>,
  page: Block['page'],
): Promise<ContentPage> {
  const blocks = await ask(context, findBlocksByPage, { page })
  return { head: blocksOf(blocks, 'head')[0], blocks: blocks.filter(({ part }) => part !== 'head') }
}
