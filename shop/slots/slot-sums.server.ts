// The windows and their counters as SQL, for the invariants of orders and seasons.

export const WINDOWS = '(select slot_id, counts, availability_id from slots)'
