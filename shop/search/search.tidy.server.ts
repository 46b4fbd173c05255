import type { Tidying } from '../lib/tidying.ts'

export const searchTidying: Tidying = { search_misses: "day < now() - interval '90 days'" }
