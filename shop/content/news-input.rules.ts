import type { StaffNews } from './news-desk.contract.ts'

/** The values of a ticker form; the day is empty if the item is shown until it is removed. */
export type NewsValues = { news: string; lastDay: string }

/**
 * Returns the input of the call for an edited item; `item` is its current version, if it exists. An unchanged day is not
 * sent: the item may end at an hour of that day.
 */
export const newsInput = ({ news, lastDay }: NewsValues, item: StaffNews | undefined) => ({
  // A ticker is one line.
  news: news.replaceAll(/\s+/g, ' '),
  ...(lastDay === (item?.lastDay ?? '') ? {} : { lastDay: lastDay || null }),
  ...(item ? { newsId: item.newsId, updatedAt: item.updatedAt } : {}),
})
