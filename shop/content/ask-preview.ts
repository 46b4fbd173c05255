import type { RouterContextProvider } from 'react-router'
import { askContext } from '../api.ts'
import { Failure } from '../lib/call.ts'
import type { ContentPageName } from './content-pages.ts'
import { PREVIEW } from './preview-address.ts'
import { findPreview, type Preview } from './previews.contract.ts'

/** What a loader is given of the request for its page. */
export type Asked = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * For a loader: what the address of its page shows before it is published, with the blocks of `page`; nothing for the
 * addresses of everybody. `ended` where it showed something once, or never did.
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
