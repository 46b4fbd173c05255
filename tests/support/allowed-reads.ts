/**
 * The tables of other capabilities that a capability reads in its own statements, each list with its reason. Anything else is
 * read by a function of the owner. A list must not grow: a test fails if an entry is no longer needed.
 */
export const allowedReads: Record<string, { tables: string; because: string }> = {
  near: {
    tables: 'cities countries states',
    because: 'a search by position joins the places of the world in one statement',
  },
  settings: {
    tables: 'categories pictures',
    because: 'one statement checks the things that the settings name',
  },
  customers: { tables: 'branches settings', because: 'a role is held at a branch' },
  catalogue: {
    tables: 'audit_entries availabilities movements',
    because: 'lists of products sort and filter by stock; the audit says who changed a product by hand',
  },
  search: {
    tables: 'categories departments product_words products',
    because: 'it ranks the rows of the catalogue',
  },
  content: { tables: 'contacts customers pictures', because: 'a draft shows the name of its author' },
  representatives: { tables: 'contacts customers', because: 'a representative is an account with a name' },
  delivery: { tables: 'branches', because: 'one statement finds the branches and their zones' },
  slots: {
    tables: 'categories departments products',
    because: 'one statement finds the rules of products that are ordered in advance',
  },
  cart: {
    tables: 'categories departments products',
    because: 'the most frequent statement reads a line with its price and stock at once',
  },
  orders: {
    tables:
      'addresses availabilities commissions contacts customers movements products representatives stock',
    because: 'lists of orders sort and filter by customer, products and commission',
  },
  payments: {
    tables: 'contacts customers order_items orders',
    because: 'a payment locks and reads its order in one statement',
  },
  qurbani: {
    tables: 'availabilities contacts orders outbox payment_entries',
    because: 'a share is paid for by an order, and its lists filter by that',
  },
  reviews: {
    tables: 'categories contacts customers departments order_items orders products',
    because: 'a review is of a product that its author bought',
  },
  exchange: {
    tables:
      'addresses audit_entries availabilities brands categories contacts customers order_items orders product_pictures products reviews stock',
    because: 'an export reads whole tables in batches',
  },
  mails: {
    tables: 'availabilities contacts customers order_events order_items orders products stock',
    because: 'a message is written from the order as it is when it is sent',
  },
  office: {
    tables:
      'addresses availabilities brands categories contacts customer_notes customers delivery_zones departments movements order_items orders outbox products qurbani_bookings representatives reviews staff_invitations staff_roles stock',
    because: 'its lists and reports join every capability',
  },
}
