import type { Invariant } from '../../lib/books/invariant.ts'

export const sessionsInvariants: readonly Invariant[] = [
  {
    name: 'closed-account-is-signed-out',
    says: 'An account that was closed is still signed in, or still has a role.',
    statement: `
      select cust_id from customers join sessions on user_id = cust_id where closed_at is not null and expires_at > now()
      union
      select cust_id from customers join staff_roles using (cust_id) where closed_at is not null`,
  },
]
