import { z } from 'zod'
import { defineCall } from '../lib/call.ts'

export const findAllNews = defineCall({
  does: 'Lists the items of the news ticker; the last one welcomes the visitor.',
  method: 'GET',
  path: '/newsTracker/findAll',
  who: 'anyone',
  input: z.object({}),
  output: z.array(z.object({ newsId: z.int(), news: z.string() })),
  failures: {},
})

export const contentCalls = [findAllNews] as const
