/** The first parts of the addresses of pages with React Router: a document loads them in full, without asking first. */
const others = new Set([
  'cart',
  'checkout',
  'payment',
  'orderDetail',
  'login',
  'customer',
  'forgot-password',
  'reset-password',
  'prove-email',
  'two-factor',
  'welcome-owner',
  'join-staff',
  'dashboard',
  'orders',
  'usual',
  'lists',
  'notification',
  'menu',
  'contact',
  'grocery-delivery',
  'qurbani',
  'placean-order',
  'add',
  'settings',
  'report',
  'admin',
])

/** True if no document is at a path. */
export const isOtherPage = (path: string): boolean => others.has(path.split('/')[1] ?? '')
