import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { ask } from '../api.ts'
import { pageMeta } from '../settings/page-meta.ts'
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

/** What such a page says of itself: the words at its head. `instead` is its name where it has no head. */
export function contentMeta(
  matches: Parameters<typeof pageMeta>[0],
  data: ContentPage | undefined,
  path: string,
  instead: string,
): MetaDescriptor[] {
  const { title = '', text = '', image } = data?.head ?? {}
  return pageMeta(matches, { title: title || instead, description: text || title || instead, path, image })
}
