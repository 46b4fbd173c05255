import { ask } from '../ask.ts'
import { type Asked, askPreview } from './ask-preview.ts'
import { type Block, findBlocksByPage } from './blocks.contract.ts'
import { blocksOf } from './blocks-of.ts'

/** The content of a page: the block at its head, and the others. */
export type ContentPage = { head: Block | undefined; blocks: Block[] }

/** Loads all blocks of a page, for its loader; those of the draft if the address is a preview. */
export async function loadPage(asked: Asked, page: Block['page']): Promise<Block[]> {
  const preview = await askPreview(asked, page)
  if (preview === 'ended') throw new Response(null, { status: 404 })
  return preview?.blocks ?? ask(asked.context, findBlocksByPage, { page })
}

/** Loads the blocks of a page with a head, for its loader. */
export async function loadBlocks(asked: Asked, page: Block['page']): Promise<ContentPage> {
  const blocks = await loadPage(asked, page)
  return { head: blocksOf(blocks, 'head')[0], blocks: blocks.filter(({ part }) => part !== 'head') }
}
