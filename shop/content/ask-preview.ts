import type { RouterContextProvider } from 'react-router'
import { askContext } from '../ask.ts'
import { Failure } from '../lib/call.ts'
import type { ContentPageName } from './content-pages.ts'
import { PREVIEW } from './preview-address.ts'
import { findPreview, type Preview } from './previews.contract.ts'

/** The part of a page request that a loader gets. */
export type Asked = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * For a loader: reads the preview that the page's address shows, with the blocks of `page`; undefined for public addresses.
 * `ended` if the preview has ended or never existed.
 */
export async function askPreview(
  { context, request }: Asked,
  page?: ContentPageName,
): Promise<Preview | 'ended' | undefined> {
  const secret = new URL(request.url).searchParams.get(PREVIEW)
  if (secret === null) return undefined
  const answer = await context.get(askContext)(findPreview, page ? { secret, page } : { secret })
  return answer instanceof Failure ? 'ended' : (answer as Preview)
}
