import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { id, line } from '../lib/fields.ts'
import { exampleRecallOfOrder } from './recalls.examples.ts'
import { recallOfOrder } from './recalls.fields.ts'

const output = z.object({ recalls: z.array(recallOfOrder) })

export const findRecallsByLink = defineCall({
  does: 'Answers the recalls of goods that the customer of an order has, to anyone with its secret link: why, what to do, and what was refunded.',
  method: 'GET',
  path: '/recalls/findByLink/{orderNum}/{link}',
  who: 'anyone',
  input: z.strictObject({ orderNum: line(20), link: line(100) }),
  output,
  example: {
    input: { orderNum: '10012', link: 'bK3vN1q0sT7xW2yZ5aC8dF4g' },
    output: { recalls: [exampleRecallOfOrder] },
  },
  failures: { NOT_FOUND },
})

export const findRecallsOfOrder = defineCall({
  does: 'Answers the recalls of goods that the customer of an order has, for staff.',
  method: 'GET',
  path: '/recalls/findOfOrder/{id}',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({ id }),
  output,
  example: { input: { id: 5012 }, output: { recalls: [exampleRecallOfOrder] } },
  failures: { NOT_FOUND },
})

export const recallsOfOrderCalls = [findRecallsByLink, findRecallsOfOrder] as const
