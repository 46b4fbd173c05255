import type { Permission } from '../../lib/permissions.ts'

/** The lists of the office that have views, with the permissions of which one shows the list. */
export const viewLists = {
  audit: ['audit'],
  brands: ['catalogue'],
  certificates: ['catalogue'],
  customers: ['customers'],
  'fact-gaps': ['catalogue'],
  imports: ['catalogue'],
  'import-items': ['catalogue'],
  lots: ['catalogue'],
  orders: ['orders'],
  outbox: ['messages'],
  partners: ['settings'],
  'payment-differences': ['reports'],
  products: ['catalogue'],
  'qurbani-herd': ['catalogue'],
  'qurbani-shares': ['orders'],
  recalls: ['catalogue'],
  receipts: ['catalogue'],
  redirects: ['content'],
  referrals: ['customers', 'referrals'],
  representatives: ['customers'],
  reviews: ['customers'],
  staff: ['staff'],
  stock: ['catalogue'],
  'stock-value': ['reports'],
  suppliers: ['catalogue'],
} as const satisfies Record<string, readonly Permission[]>

/** A list of the office that has views. */
export type ViewList = keyof typeof viewLists

/** The permission of those who make and change the views of all staff. */
export const SHARES: Permission = 'settings'
