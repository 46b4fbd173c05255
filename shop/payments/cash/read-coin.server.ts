import type { Database } from '../../../database/pool.ts'
import { toMinor } from '../../lib/money.ts'
import { readSettings } from '../../settings/read-settings.server.ts'

/** Reads the smallest coin of the shop, in minor units of a currency with so many decimals; 0 if every amount can be paid. */
export const readCoin = async (database: Database, exponent: number): Promise<number> =>
  toMinor((await readSettings(database)).smallestCoin, exponent)
