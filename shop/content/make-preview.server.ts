import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { addressOfPage } from './content-pages.ts'
import { PREVIEW } from './preview-address.ts'
import { makeToken, PREVIEW_MINUTES } from './preview-token.server.ts'
import { makePreview } from './previews.contract.ts'

export const answerMakePreview = handle(makePreview, async (shows, shop) => {
  if (!shows.page && !shows.homePage && !shows.header)
    return refuse(makePreview, 'BAD_INPUT', undefined, { page: m.content_preview_of() })
  const until = shop.clock().getTime() + PREVIEW_MINUTES * 60_000
  const path = shows.page ? addressOfPage(shows.page) : '/'
  const token = makeToken({ ...shows, until }, shop)
  return { address: `${path}?${PREVIEW}=${token}`, until: new Date(until).toISOString() }
})
