import type { Tidying } from '../lib/tidying.ts'

export const upkeepTidying: Tidying = {
  upkeep_runs: "started_at < now() - interval '400 days'",
  // A browser may still show a page of a release that is gone.
  release_assets: "seen_at < now() - interval '7 days'",
  nodes: "seen_at < now() - interval '1 day'",
}
