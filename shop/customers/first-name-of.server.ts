import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** An expression for the first name of the account that a column names; null if there is none, empty if the person was erased. */
export const firstNameOf = (custId: SQLWrapper): SQL<string | null> =>
  sql`(select p.first_name from customers c join contacts p on p.contact_id = c.contact_id where c.cust_id = ${custId})`
