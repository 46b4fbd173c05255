import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { healthScreensOf } from './health-screens.ts'

const zainab = {
  loginId: 'zainab.owner',
  email: 'zainab@example.org',
  loginPassword: 'seven cups of tea',
  firstName: 'Zainab',
  lastName: 'Qureshi',
}

let owned: Promise<unknown> | undefined

/** Opens an owner's account, and invites a person. */
async function prepareOwner(page: Page, databaseUrl: string): Promise<void> {
  await page.request.post('/api/users/register', { data: zainab })
  await askOnce(
    databaseUrl,
    `insert into staff_roles (cust_id, role)
     select cust_id, 'owner' from customers where login_id = '${zainab.loginId}' on conflict do nothing`,
  )
  await askOnce(
    databaseUrl,
    `insert into staff_invitations (email, role, invited_by, expires_at)
     select 'noor@example.org', 'picker', cust_id, now() + interval '7 days'
     from customers where login_id = '${zainab.loginId}' on conflict do nothing`,
  )
  await askOnce(
    databaseUrl,
    `insert into audit_entries (cust_id, action, subject, subject_id, before, after)
     select cust_id, 'save', 'settings', 'welcome', '"Salam"', '"Salam, and what may we cut for you today?"'
     from customers where login_id = '${zainab.loginId}'`,
  )
}

/** Opens a screen as that owner, and waits for the awaited element. */
const asOwner =
  (address: string, awaited: (page: Page) => Locator) => async (page: Page, databaseUrl: string) => {
    owned ??= prepareOwner(page, databaseUrl)
    await owned
    const { loginId, loginPassword } = zainab
    await page.request.post('/api/users/authenticate', { data: { loginId, loginPassword } })
    await page.goto(address)
    await awaited(page).waitFor()
  }

/** Answers as a shop with two branches does: the person who is invited works for the second. */
const withStaffBranches = (page: Page) =>
  page.route('**/api/staff/findInvitations*', async route => {
    const answer = await (await route.fetch()).json()
    const branches = [...answer.branches, { branchId: 2, branchName: 'Clifton' }]
    const invitations = answer.invitations.map((invitation: object) => ({ ...invitation, ...branches[1] }))
    await route.fulfill({ json: { ...answer, branches, invitations } })
  })

/** Begins the setup of a second factor, in a new account. */
async function openFirstCode(page: Page): Promise<void> {
  const person = {
    ...zainab,
    loginId: undefined as string | undefined,
    email: `zainab.${page.viewportSize()?.width}.${Date.now()}@example.org`,
  }
  await page.request.post('/api/users/register', { data: person })
  const { email, loginPassword } = person
  await page.request.post('/api/users/authenticate', { data: { loginId: email, loginPassword } })
  await page.goto('/two-factor')
  await page.getByLabel('Current password').fill(loginPassword)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('img', { name: 'A QR code with the secret for your app' }).waitFor()
}

const tryKeys = (page: Page) => page.getByRole('button', { name: 'Try the keys' })
const saves = (page: Page) => page.locator('form button[type=submit]')

const firstChange = (page: Page) => page.locator('tbody tr button').first()

/** The screens about staff, the audit, and the security of their accounts. */
export const ownerScreens = [
  { name: 'staff', open: asOwner('/admin/staff', page => page.getByRole('heading', { name: 'Invited' })) },
  {
    name: 'staff-change',
    open: async (page: Page, databaseUrl: string) => {
      const change = (at: Page) => at.getByRole('button', { name: 'Change the roles of' }).first()
      await asOwner('/admin/staff', change)(page, databaseUrl)
      await change(page).click()
    },
  },
  {
    name: 'staff-of-branches',
    open: async (page: Page, databaseUrl: string) => {
      await withStaffBranches(page)
      const add = (at: Page) => at.getByRole('button', { name: 'Add a person' })
      await asOwner('/admin/staff', add)(page, databaseUrl)
      await add(page).click()
      await page.getByRole('combobox', { name: 'Branch' }).waitFor()
    },
  },
  ...healthScreensOf(address => asOwner(address, page => page.getByRole('heading', { level: 2 }).first())),
  {
    name: 'privacy',
    open: asOwner('/admin/privacy', page => page.getByRole('heading', { level: 3 }).first()),
  },
  {
    name: 'services',
    open: asOwner('/admin/services', page => page.getByRole('form', { name: 'Card payments' })),
  },
  {
    name: 'services-tried',
    open: async (page: Page, databaseUrl: string) => {
      await asOwner('/admin/services', tryKeys)(page, databaseUrl)
      await page.getByRole('button', { name: 'Use the address of this page' }).click()
      await tryKeys(page).click()
      await page.locator('form [role=status] p').first().waitFor()
    },
  },
  {
    name: 'services-errors',
    open: async (page: Page, databaseUrl: string) => {
      await asOwner('/admin/services', tryKeys)(page, databaseUrl)
      for (const at of [0, 1, 2, 3]) await saves(page).nth(at).click()
      await page.locator('[aria-invalid]').nth(4).waitFor()
    },
  },
  {
    name: 'outbox-link',
    open: async (page: Page, databaseUrl: string) => {
      await page.request.post('/api/users/forgotPassword', { data: { email: zainab.email } })
      const message = (at: Page) => at.getByRole('button', { name: 'Read the message' }).first()
      await asOwner(`/admin/outbox?q=${zainab.email}`, message)(page, databaseUrl)
      await message(page).click()
      await page.getByRole('button', { name: 'Show the link' }).click()
      await page.getByRole('button', { name: 'Copy' }).waitFor()
    },
  },
  { name: 'audit', open: asOwner('/admin/audit', firstChange) },
  {
    name: 'audit-change',
    open: async (page: Page, databaseUrl: string) => {
      await asOwner('/admin/audit', firstChange)(page, databaseUrl)
      await firstChange(page).click()
    },
  },
  { name: 'two-factor', open: openFirstCode },
  { name: 'welcome-owner', open: (page: Page) => page.goto('/welcome-owner?key=of-nobody') },
]
