import type { Tidying } from '../lib/tidying.ts'

/** A file that was being read when the process ended: its lines are deleted after a day. */
const HALF_READ =
  "select import_id from imports where cardinality(headers) = 0 and created_at < now() - interval '1 day'"

export const exchangeTidying: Tidying = {
  import_lines: `import_id in (${HALF_READ})`,
  imports: `import_id in (${HALF_READ})`,
}
