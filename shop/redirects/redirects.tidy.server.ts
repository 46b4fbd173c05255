import type { Tidying } from '../lib/tidying.ts'

export const redirectsTidying: Tidying = { missing_pages: "last_at < now() - interval '30 days'" }
