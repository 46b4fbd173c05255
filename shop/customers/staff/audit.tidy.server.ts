import type { Tidying } from '../../lib/tidying.ts'
import { pastMonths } from '../../settings/past-months.server.ts'

/** The log of changes, after the months that the shop wants. */
export const auditTidying: Tidying = { audit_entries: pastMonths('happened_at', 'changesMonths') }
