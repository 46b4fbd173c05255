import type { ComponentType } from 'react'
import type { Permission } from '../customers/permissions.ts'
import { m } from '../messages/m.ts'

/** What a screen of the office is given: what stands in its address for `:name`. */
export type OfficeProps = { params: Readonly<Record<string, string | undefined>> }

/** One screen of the office. */
export type OfficeScreen = {
  /** Its address below `/admin`, with `:name` for what differs; empty for the first one. */
  path: string
  title: () => string
  /** What its reader must be allowed to do, or one of several things; absent where any role will do. */
  permission?: Permission | readonly Permission[]
  load: () => Promise<{ default: ComponentType<OfficeProps> }>
  /** Stays as it is when its address names something else: it sees to that itself. */
  keeps?: true
}

const shopSettings = () => import('./screens/shop-settings.tsx')
const partners = () => import('./screens/partners.tsx')
const onePartner = () => import('./screens/one-partner.tsx')
const slaughterDay = () => import('./screens/slaughter-day.tsx')

/** Every screen of the office: address -> file. Each is loaded when staff open it, and by nobody else. */
export const officeScreens: readonly OfficeScreen[] = [
  { path: '', title: m.office_today, load: () => import('./screens/today.tsx') },
  {
    path: 'orders',
    title: m.office_orders_title,
    permission: 'orders',
    load: () => import('./screens/orders-board.tsx'),
  },
  {
    path: 'orders/print',
    title: m.office_orders_print_title,
    permission: 'orders',
    load: () => import('./screens/print-orders.tsx'),
  },
  {
    path: 'orders/:orderNum',
    title: m.office_orders_order_title,
    permission: 'orders',
    load: () => import('./screens/office-order.tsx'),
  },
  {
    path: 'picking',
    title: m.office_orders_picking_title,
    permission: 'picking',
    load: () => import('./screens/picking.tsx'),
  },
  {
    path: 'picking/:orderNum',
    title: m.office_orders_picking_title,
    permission: 'picking',
    load: () => import('./screens/picking-order.tsx'),
  },
  {
    path: 'qurbani',
    title: m.office_qurbani_screens_title,
    permission: ['catalogue', 'orders', 'picking'],
    load: () => import('./screens/qurbani-seasons.tsx'),
  },
  {
    path: 'qurbani/seasons/new',
    title: m.office_qurbani_screens_new,
    permission: 'catalogue',
    load: () => import('./screens/qurbani-season.tsx'),
  },
  {
    path: 'qurbani/seasons/:seasonId',
    title: m.office_qurbani_screens_season,
    permission: 'catalogue',
    load: () => import('./screens/qurbani-season.tsx'),
  },
  {
    path: 'qurbani/:seasonId/herd',
    title: m.office_qurbani_screens_herd,
    permission: 'catalogue',
    load: () => import('./screens/qurbani-herd.tsx'),
  },
  {
    path: 'qurbani/:seasonId/assign',
    title: m.office_qurbani_screens_assign,
    permission: 'orders',
    load: () => import('./screens/qurbani-assign.tsx'),
  },
  {
    path: 'qurbani/:seasonId/day',
    title: m.office_slaughter_day,
    permission: 'picking',
    load: slaughterDay,
  },
  {
    path: 'qurbani/:seasonId/day/:day',
    title: m.office_slaughter_day,
    permission: 'picking',
    load: slaughterDay,
  },
  {
    path: 'qurbani/:seasonId/labels',
    title: m.office_slaughter_labels,
    permission: 'picking',
    load: () => import('./screens/slaughter-labels.tsx'),
  },
  {
    path: 'qurbani/:seasonId/shares',
    title: m.office_slaughter_shares,
    permission: 'orders',
    load: () => import('./screens/qurbani-shares.tsx'),
  },
  {
    path: 'phone-order',
    title: m.office_orders_phone_title,
    permission: 'orders',
    load: () => import('./screens/phone-order.tsx'),
  },
  {
    path: 'products',
    title: m.office_catalogue_products,
    permission: 'catalogue',
    load: () => import('./screens/products.tsx'),
  },
  {
    path: 'products/grid',
    title: m.office_catalogue_grid,
    permission: 'catalogue',
    load: () => import('./screens/product-grid.tsx'),
  },
  {
    path: 'products/new',
    title: m.back_office_product_new,
    permission: 'catalogue',
    load: () => import('./screens/office-product.tsx'),
    keeps: true,
  },
  {
    path: 'products/:productId',
    title: m.back_office_product_edit,
    permission: 'catalogue',
    load: () => import('./screens/office-product.tsx'),
    keeps: true,
  },
  {
    path: 'stock',
    title: m.office_catalogue_stock,
    permission: 'catalogue',
    load: () => import('./screens/stock.tsx'),
  },
  {
    path: 'stock/:productId',
    title: m.office_catalogue_stock,
    permission: 'catalogue',
    load: () => import('./screens/stock-of-product.tsx'),
  },
  {
    path: 'departments',
    title: m.office_catalogue_departments,
    permission: 'catalogue',
    load: () => import('./screens/departments.tsx'),
  },
  {
    path: 'categories',
    title: m.office_catalogue_categories,
    permission: 'catalogue',
    load: () => import('./screens/categories.tsx'),
  },
  {
    path: 'brands',
    title: m.office_catalogue_brands,
    permission: 'catalogue',
    load: () => import('./screens/brands.tsx'),
  },
  {
    path: 'import',
    title: m.office_import_title,
    permission: 'catalogue',
    load: () => import('./screens/imports.tsx'),
  },
  {
    path: 'import/:importId',
    title: m.office_import_title,
    permission: 'catalogue',
    load: () => import('./screens/one-import.tsx'),
  },
  {
    path: 'export',
    title: m.office_import_export_title,
    permission: ['catalogue', 'orders', 'customers'],
    load: () => import('./screens/exports.tsx'),
  },
  {
    path: 'news',
    title: m.office_content_news,
    permission: 'content',
    load: () => import('./screens/news-desk.tsx'),
  },
  {
    path: 'pages',
    title: m.office_content_pages,
    permission: 'content',
    load: () => import('./screens/page-list.tsx'),
  },
  {
    path: 'pages/:page',
    title: m.office_content_page,
    permission: 'content',
    load: () => import('./screens/page-writer.tsx'),
  },
  {
    path: 'home',
    title: m.office_content_home,
    permission: 'content',
    load: () => import('./screens/home-choice.tsx'),
  },
  {
    path: 'customers',
    title: m.office_people_customers,
    permission: 'customers',
    load: () => import('./screens/customers.tsx'),
  },
  {
    path: 'customers/:contactId',
    title: m.office_people_customers,
    permission: 'customers',
    load: () => import('./screens/one-customer.tsx'),
  },
  {
    path: 'reviews',
    title: m.office_people_reviews,
    permission: 'customers',
    load: () => import('./screens/reviews.tsx'),
  },
  {
    path: 'representatives',
    title: m.office_people_representatives,
    permission: 'customers',
    load: () => import('./screens/representatives.tsx'),
  },
  {
    path: 'representatives/:custId',
    title: m.office_people_representatives,
    permission: 'customers',
    load: () => import('./screens/one-representative.tsx'),
  },
  {
    path: 'referrals',
    title: m.office_people_own_referrals,
    permission: 'referrals',
    load: () => import('./screens/referrals.tsx'),
  },
  {
    path: 'outbox',
    title: m.office_outbox,
    permission: 'messages',
    load: () => import('./screens/outbox.tsx'),
  },
  {
    path: 'outbox/templates',
    title: m.office_messages_templates,
    permission: 'messages',
    load: () => import('./screens/mail-templates.tsx'),
  },
  {
    path: 'settings',
    title: m.back_office_settings,
    permission: 'settings',
    load: shopSettings,
  },
  {
    path: 'settings/:section',
    title: m.back_office_settings,
    permission: 'settings',
    load: shopSettings,
  },
  {
    path: 'reports',
    title: m.back_office_report,
    permission: 'reports',
    load: () => import('./screens/reports.tsx'),
  },
  {
    path: 'reports/payments',
    title: m.office_payments_differences,
    permission: 'reports',
    load: () => import('./screens/payment-differences.tsx'),
  },
  { path: 'partners', title: m.office_near_partners, permission: 'settings', load: partners },
  { path: 'partners/new', title: m.office_near_new, permission: 'settings', load: onePartner },
  { path: 'partners/:partnerId', title: m.office_near_partner, permission: 'settings', load: onePartner },
  { path: 'staff', title: m.staff_title, permission: 'staff', load: () => import('./screens/staff.tsx') },
  {
    path: 'audit',
    title: m.staff_audit_title,
    permission: 'audit',
    load: () => import('./screens/audit.tsx'),
  },
]
