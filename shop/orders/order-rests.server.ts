import { FINISHED, SETTLED } from '../lib/books/invariant.ts'

/** A condition on an order `o`: nothing has happened to it lately, so that all its work should be done. */
export const HAS_RESTED = `(${FINISHED} or not exists (
  select from order_events e where e.order_id = o.order_id and e.happened_at >= ${SETTLED}))`

/** A condition on an order `o`: its lines were changed after it was placed. */
export const WAS_EDITED = `exists (select from order_events e where e.order_id = o.order_id and e.kind = 'EDITED')`

/** The runs of drivers whose cash was counted, with the amount that should have been there. */
export const COUNTED_RUNS = `(select run_id, counted - difference as expected from runs where state = 'SETTLED')`
