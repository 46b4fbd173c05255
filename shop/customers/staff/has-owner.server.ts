/** A statement that returns a row if the shop has an owner. In a file of its own, which loads at once: every start runs it. */
export const HAS_OWNER = `select 1 from staff_roles join customers using (cust_id)
  where role = 'owner' and closed_at is null limit 1`
