import { asc, eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { newsItems } from './content.tables.server.ts'
import { allNews } from './find-news-for-staff.server.ts'
import { arrangeNews } from './news-desk.contract.ts'

export const answerArrangeNews = handle(arrangeNews, async ({ newsIds }, shop) => {
  const { database, audit } = shop
  const rows = await database
    .select({ newsId: newsItems.newsId, position: newsItems.position })
    .from(newsItems)
    .orderBy(asc(newsItems.newsId))
    .for('no key update')
  const stood = rows.toSorted((one, other) => one.position - other.position).map(({ newsId }) => newsId)
  if (
    new Set(newsIds).size !== newsIds.length ||
    newsIds.length !== stood.length ||
    !stood.every(id => newsIds.includes(id))
  )
    return refuse(arrangeNews, 'CHANGED', { items: await allNews(shop) })
  for (const [position, newsId] of newsIds.entries())
    await database.update(newsItems).set({ position }).where(eq(newsItems.newsId, newsId))
  await audit.add({
    action: 'arrange',
    subject: 'news',
    subjectId: 'all',
    before: { order: stood },
    after: { order: newsIds },
  })
  return allNews(shop)
})
