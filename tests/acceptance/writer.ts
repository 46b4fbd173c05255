import type { Page } from '@playwright/test'
import { inDatabase } from './account-screens.ts'
import { call, registered } from './registered.ts'

/** Signs in someone who edits the shop's pages. */
export async function writer(page: Page): Promise<void> {
  const { email, loginPassword } = await registered(page, 'Zainab')
  await inDatabase(
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'content' from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
}
