import type { Invariant } from '../../lib/books/invariant.ts'
import { HAS_DATA } from './erasures.server.ts'

export const erasuresInvariants: readonly Invariant[] = [
  {
    name: 'erased-person-is-gone',
    says: 'A person who was erased is there again, after a backup was restored. Erase them again.',
    statement: `
      select distinct contact_id from audit, erasures join contacts using (contact_id) where ${HAS_DATA} and erased_at < settled`,
  },
]
