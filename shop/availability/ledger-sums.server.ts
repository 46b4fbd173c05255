// Sums of the ledger and of holds as SQL, for the invariants of capabilities that own what is counted.

/** The steps of each counter that each order has taken. */
export const TAKEN_BY_ORDERS = `(select order_id, availability_id, -sum(change) as steps from movements
  where order_id is not null group by 1, 2)`

/** The steps of each counter that each order holds until it is paid. */
export const HELD_FOR_ORDERS = `(select order_id, availability_id, sum(quantity) as steps from holds
  where order_id is not null and taken_at is null and released_at is null group by 1, 2)`

/** The amount of each counter that was opened, or changed by staff: all but what orders took and returned. */
export const SET_BY_STAFF = `(select availability_id, sum(change) as steps from movements where order_id is null group by 1)`

/** The counters themselves. */
export const COUNTERS = '(select availability_id, kind, on_hand, held, over, in_lots from availabilities)'
