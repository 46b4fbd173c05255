import { asc, gt, isNull, or } from 'drizzle-orm'
import { sellsMeat } from '../catalogue/shelves/live-addresses.server.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { findAllNews } from './content.contract.ts'
import { newsItems } from './content.tables.server.ts'

export const answerFindAllNews = handle(findAllNews, async (_input, { database, clock }) => {
  const [{ shopName: shop }, meat] = await Promise.all([readSettings(database), sellsMeat(database)])
  const rows = await database
    .select({ newsId: newsItems.newsId, news: newsItems.news })
    .from(newsItems)
    .where(or(isNull(newsItems.endsAt), gt(newsItems.endsAt, clock())))
    .orderBy(asc(newsItems.position), asc(newsItems.newsId))
  return [
    ...rows,
    { newsId: 0, news: meat ? m.content_news_welcome({ shop }) : m.content_news_welcome_plain({ shop }) },
  ]
})
