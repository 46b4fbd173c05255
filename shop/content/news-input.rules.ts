import type { KeptNews } from './news-desk.contract.ts'

/** What a form of the ticker holds; the day is empty where it is shown until it is removed. */
export type NewsValues = { news: string; lastDay: string }

/**
 * What is sent of an item that was written, `item` being how it stands, if it is there already. A day that stays is not sent:
 * the item may end at an hour of that day.
 */
export const newsInput = ({ news, lastDay }: NewsValues, item: KeptNews | undefined) => ({
  // A ticker is one line.
  news: news.replaceAll(/\s+/g, ' '),
  ...(lastDay === (item?.lastDay ?? '') ? {} : { lastDay: lastDay || null }),
  ...(item ? { newsId: item.newsId, updatedAt: item.updatedAt } : {}),
})
