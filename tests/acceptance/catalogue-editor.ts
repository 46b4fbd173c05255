import type { Page } from '@playwright/test'
import { inDatabase } from './account-screens.ts'
import { call, registered } from './registered.ts'

/** Signs in someone who may edit the catalogue; returns their login id. */
export async function signInEditor(page: Page): Promise<string> {
  const { email, loginPassword } = await registered(page, 'Bilal')
  await inDatabase(
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'catalogue' from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
  return email
}
