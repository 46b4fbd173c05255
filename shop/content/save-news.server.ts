import { eq, max, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { newsItems } from './content.tables.server.ts'
import { allNews } from './find-news-for-staff.server.ts'
import { deleteNews, type StaffNews, saveNews } from './news-desk.contract.ts'

/** Returns the midnight that ends a day by the shop's clock. */
async function endOf(day: string, database: Database) {
  const { timeZone } = await readSettings(database)
  return sql`(${day}::date + 1)::timestamp at time zone ${timeZone}`
}

/** Returns the position behind all others. */
async function lastPlace(database: Database): Promise<number> {
  const [last] = await database.select({ position: max(newsItems.position) }).from(newsItems)
  return (last?.position ?? -1) + 1
}

export const answerSaveNews = handle(saveNews, async (input, shop) => {
  const { database, audit, clock } = shop
  const { newsId, news, position, endsAt, lastDay, updatedAt } = input
  const [before] =
    newsId === undefined
      ? []
      : await database.select().from(newsItems).where(eq(newsItems.newsId, newsId)).for('no key update')
  if (newsId !== undefined && !before) return refuse(saveNews, 'NOT_FOUND', undefined)
  if (before && updatedAt !== undefined && updatedAt !== before.updatedAt.toISOString())
    return refuse(saveNews, 'CHANGED', { items: await allNews(shop) })
  const row = {
    news,
    updatedAt: clock(),
    ...(position === undefined ? {} : { position }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt === null ? null : new Date(endsAt) }),
    ...(lastDay === undefined ? {} : { endsAt: lastDay === null ? null : await endOf(lastDay, database) }),
  }
  const [after] = before
    ? await database.update(newsItems).set(row).where(eq(newsItems.newsId, before.newsId)).returning()
    : await database
        .insert(newsItems)
        .values({ position: position ?? (await lastPlace(database)), ...row })
        .returning()
  if (!after) return refuse(saveNews, 'NOT_FOUND', undefined)
  await audit.add({ action: 'save', subject: 'news', subjectId: after.newsId, before, after })
  return (await allNews(shop)).find(item => item.newsId === after.newsId) as StaffNews
})

export const answerDeleteNews = handle(deleteNews, async ({ id }, { database, audit }) => {
  const [before] = await database.delete(newsItems).where(eq(newsItems.newsId, id)).returning()
  if (!before) return refuse(deleteNews, 'NOT_FOUND', undefined)
  await audit.add({ action: 'delete', subject: 'news', subjectId: id, before })
  return { newsId: id }
})
