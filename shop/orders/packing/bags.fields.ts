import { z } from 'zod'
import { storageKinds } from '../../catalogue/storage.rules.ts'

/** How many bags of a kind an order has. */
export const bagCount = z.object({ kind: z.enum(storageKinds), bags: z.int() })
/** The bags of an order, as calls show them: only the kinds that it has. */
export type BagCount = z.output<typeof bagCount>
