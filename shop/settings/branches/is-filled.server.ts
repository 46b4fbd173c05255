/** A statement that returns a row if the shop has its branches: its database was filled once. */
export const IS_FILLED = 'select 1 from branches limit 1'
