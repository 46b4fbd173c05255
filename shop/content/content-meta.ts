import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../settings/page-meta.ts'
import type { ContentPage } from './load-blocks.ts'

/** What a page of blocks says of itself: the words at its head. `instead` is its name where it has no head. */
export function contentMeta(
  matches: Parameters<typeof pageMeta>[0],
  data: ContentPage | undefined,
  path: string,
  instead: string,
): MetaDescriptor[] {
  const { title = '', text = '', image } = data?.head ?? {}
  return pageMeta(matches, { title: title || instead, description: text || title || instead, path, image })
}
