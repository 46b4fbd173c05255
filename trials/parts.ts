import { failover } from './failover.ts'
import { flashSale } from './flash-sale.ts'
import type { Trial } from './trial.ts'

/** The trials, in the order in which they run. */
export const parts: Record<string, Trial> = { failover, 'flash-sale': flashSale }
