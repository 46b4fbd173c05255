import { z } from 'zod'
import { m } from '../../messages/m.ts'

/** The lot of a line that is recalled. */
const recalledGoods = z.object({ orderItemId: z.int(), productName: z.string(), code: z.string() })
/** The lot of a line that is recalled. */
export type RecalledGoods = z.output<typeof recalledGoods>

/** The refusal of a hand-over: lines of the order have something of recalled lots. */
export const RECALLED_GOODS = {
  status: 409,
  says: () => m.orders_recalled_goods(),
  data: z.object({ goods: z.array(recalledGoods) }),
} as const
