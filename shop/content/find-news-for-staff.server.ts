import { asc, sql } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { newsItems } from './content.tables.server.ts'
import { findNewsForStaff, type StaffNews } from './news-desk.contract.ts'

/** Reads every item of the ticker in order, as its editors see it. */
export async function allNews({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<StaffNews[]> {
  const { timeZone } = await readSettings(database)
  const rows = await database
    .select({
      item: newsItems,
      // It is shown until that moment: a midnight ends the day before.
      lastDay: sql<
        string | null
      >`to_char((${newsItems.endsAt} - interval '1 millisecond') at time zone ${timeZone}, 'YYYY-MM-DD')`,
    })
    .from(newsItems)
    .orderBy(asc(newsItems.position), asc(newsItems.newsId))
  return rows.map(({ item, lastDay }) => ({
    newsId: item.newsId,
    news: item.news,
    position: item.position,
    endsAt: item.endsAt?.toISOString() ?? null,
    lastDay,
    ended: item.endsAt !== null && item.endsAt <= clock(),
    updatedAt: item.updatedAt.toISOString(),
  }))
}

export const answerFindNewsForStaff = handle(findNewsForStaff, (_input, shop) => allNews(shop))
