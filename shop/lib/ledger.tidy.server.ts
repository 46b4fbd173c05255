import type { Tidying } from './tidying.ts'

/** The time for which an `Idempotency-Key` is remembered; the address of an order needs no key after that. */
const KEPT_KEYS = '7 days'

export const ledgerTidying: Tidying = {
  rate_limits: 'expire < extract(epoch from now()) * 1000',
  idempotency_keys: `created_at < now() - interval '${KEPT_KEYS}'`,
}
