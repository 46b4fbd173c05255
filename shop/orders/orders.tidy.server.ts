import type { Tidying } from '../lib/tidying.ts'

/** A claim counts for minutes: it is made again for as long as its picker works on it. */
export const ordersTidying: Tidying = { picking_claims: "claimed_until < now() - interval '1 day'" }
