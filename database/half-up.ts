import { type SQL, sql } from 'drizzle-orm'

/** An expression for a quotient, rounded half up to a whole number and exact; both parts are whole, and the lower one is above 0. */
export const halfUp = (upper: SQL, lower: SQL): SQL =>
  sql`div(2 * (${upper})::numeric + (${lower}), 2 * (${lower}))`
