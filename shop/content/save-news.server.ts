import { eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { deleteNews, saveNews } from './content.contract.ts'
import { newsItems } from './content.tables.server.ts'

export const answerSaveNews = handle(saveNews, async (input, { database, audit }) => {
  const { newsId, news, position, endsAt } = input
  const row = {
    news,
    ...(position === undefined ? {} : { position }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt === null ? null : new Date(endsAt) }),
  }
  const [before] =
    newsId === undefined ? [] : await database.select().from(newsItems).where(eq(newsItems.newsId, newsId))
  if (newsId !== undefined && !before) return refuse(saveNews, 'NOT_FOUND', undefined)
  const [after] = before
    ? await database.update(newsItems).set(row).where(eq(newsItems.newsId, before.newsId)).returning()
    : await database.insert(newsItems).values(row).returning()
  if (!after) return refuse(saveNews, 'NOT_FOUND', undefined)
  await audit.add({ action: 'save', subject: 'news', subjectId: after.newsId, before, after })
  return { newsId: after.newsId, news: after.news }
})

export const answerDeleteNews = handle(deleteNews, async ({ id }, { database, audit }) => {
  const [before] = await database.delete(newsItems).where(eq(newsItems.newsId, id)).returning()
  if (!before) return refuse(deleteNews, 'NOT_FOUND', undefined)
  await audit.add({ action: 'delete', subject: 'news', subjectId: id, before })
  return { newsId: id }
})
