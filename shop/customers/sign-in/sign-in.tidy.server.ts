import type { Tidying } from '../../lib/tidying.ts'

export const signInTidying: Tidying = {
  sessions: 'expires_at < now()',
  verifications: 'expires_at < now()',
}
