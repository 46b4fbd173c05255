import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../settings/page-meta.ts'
import type { ContentPage } from './load-blocks.ts'

/** Returns the metadata of a page of blocks: the text of its head. `instead` is its name if it has no head. */
export function contentMeta(
  matches: Parameters<typeof pageMeta>[0],
  data: ContentPage | undefined,
  path: string,
  instead: string,
): MetaDescriptor[] {
  const { title = '', text = '', image } = data?.head ?? {}
  return pageMeta(matches, { title: title || instead, description: text || title || instead, path, image })
}
