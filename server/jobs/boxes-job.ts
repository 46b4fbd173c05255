import type { Pool } from 'pg'
import { BOXES_WAIT, priceBoxes } from '../../shop/catalogue/made-of/price-boxes.server.ts'
import type { JobWatch } from './job.ts'

export { BOXES_WAIT }

/** Prices the boxes whose parts cost something else now, if the change of a part could not wait for them. */
export const priceBoxesOf = (pool: Pool, { isStopping }: Pick<JobWatch, 'isStopping'>) =>
  priceBoxes(pool, isStopping)
