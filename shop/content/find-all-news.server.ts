import { asc, gt, isNull, or } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { findAllNews } from './content.contract.ts'
import { newsItems } from './content.tables.server.ts'

export const answerFindAllNews = handle(findAllNews, async (_input, { database, clock }) => {
  const rows = await database
    .select({ newsId: newsItems.newsId, news: newsItems.news })
    .from(newsItems)
    .where(or(isNull(newsItems.endsAt), gt(newsItems.endsAt, clock())))
    .orderBy(asc(newsItems.position), asc(newsItems.newsId))
  return [...rows, { newsId: 0, news: m.content_news_welcome() }]
})
