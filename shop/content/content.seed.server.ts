import type { Database } from '../../database/pool.ts'
import { newsItems } from './content.tables.server.ts'

/** The demo shop's ticker. */
export async function seedContent(database: Database): Promise<void> {
  await database
    .insert(newsItems)
    .values(
      [
        'Fresh chicken from the morning market, cut while you wait',
        'Free delivery on orders from Rs 2,000',
        'Qurbani shares for this season can be booked now',
        'Closed for Friday prayers from 1:00 pm to 2:30 pm',
      ].map((news, position) => ({ news, position })),
    )
}
