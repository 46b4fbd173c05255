import type { Page } from '@playwright/test'
import { inDatabase } from './account-screens.ts'
import { call, registered } from './registered.ts'

/** Signs in someone who may edit the catalogue; returns their login id. */
export async function signInEditor(page: Page): Promise<string> {
  const { email, loginPassword } = await registered(page, 'Bilal')
  await inDatabase(
    `insert into staff_roles (cust_id, role, branch_id)
     select c.cust_id, 'catalogue', 1 from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
  return email
}
