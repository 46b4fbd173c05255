import type { Tidying } from '../lib/tidying.ts'

export const upkeepTidying: Tidying = {
  upkeep_runs: "started_at < now() - interval '400 days'",
  nodes: "seen_at < now() - interval '1 day'",
}
