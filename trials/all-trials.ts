import { failover } from './failover.ts'
import { flashSale } from './flash-sale.ts'
import { packages } from './packages.ts'
import { restored } from './restored.ts'
import type { Trial } from './trial.ts'
import { upgrade } from './upgrade/upgrade.ts'

/** The trials, in the order in which they run. */
export const parts: Record<string, Trial> = {
  packages,
  restore: restored,
  upgrade,
  failover,
  'flash-sale': flashSale,
}
