import type { Database } from '../../database/pool.ts'
import { dayAt, daysLater } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { Block } from './blocks.contract.ts'
import { contentBlocks, newsItems } from './content.tables.server.ts'
import type { DemoPages } from './demo/demo-block.ts'

/** The news of the demo shop. */
export const demoNews = () => [
  m.content_demo_news_chicken(),
  m.content_demo_news_delivery(),
  m.content_demo_news_qurbani(),
  m.content_demo_news_prayers(),
]

/** The demo shop's ticker. */
export async function seedContent(database: Database): Promise<void> {
  await database.insert(newsItems).values(demoNews().map((news, position) => ({ news, position })))
}

/**
 * Creates the first content of a shop's pages; `hashes` are those of the demo pictures by name, `today` the day it opens.
 */
export async function seedBlocks(
  database: Database,
  hashes: ReadonlyMap<string, string>,
  today: Date,
  pages: DemoPages,
): Promise<void> {
  const { timeZone } = await readSettings(database)
  const dayAfter = (days: number | undefined) =>
    days === undefined ? null : daysLater(dayAt(today, timeZone), days)
  const rows = Object.entries(pages).flatMap(([page, blocks]) =>
    blocks().map(({ picture, days, ...block }, position) => {
      const pictureHash = picture === undefined ? null : hashes.get(picture)
      if (pictureHash === undefined)
        throw new Error(`The demo picture ${picture} is missing: add it to shop/media/demo.`)
      return {
        ...block,
        page: page as Block['page'],
        position,
        pictureHash,
        startDate: dayAfter(days?.[0]),
        endDate: dayAfter(days?.[1]),
      }
    }),
  )
  await database.insert(contentBlocks).values(rows)
}
