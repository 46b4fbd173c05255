import type { Database } from '../../database/pool.ts'
import { branchFor, positionsOf } from '../delivery/branch-for.rules.ts'
import { reachOf } from '../delivery/reach.rules.ts'
import { readReach } from '../delivery/read-reach.server.ts'
import type { TypedAddress } from '../delivery/zone-names.rules.ts'
import type { Position } from '../near/providers/distance.rules.ts'
import { readSlots } from './read-slots.server.ts'

type Sought = { typed: TypedAddress; position: Position | undefined; now: Date; asked: number | undefined }

/** Reads the zone of an address (null: it is in none), and the slots of the branch that delivers there. */
export async function slotsOfAddress(database: Database, { typed, position, now, asked }: Sought) {
  const { branches, zones } = await readReach(database)
  const zone = reachOf(typed, position, zones, positionsOf(branches)).zone
  const { branchId } = branchFor(branches, { delivered: true, zoneBranch: zone?.branchId, asked })
  const rows = await readSlots(database, { method: 'DELIVERY', now, branchIds: [branchId] })
  return { zoneId: zone?.zoneId ?? null, rows }
}
