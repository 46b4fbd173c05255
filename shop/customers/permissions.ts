/** Everything that staff may be allowed to do. */
export type Permission =
  | 'catalogue'
  | 'orders'
  | 'picking'
  | 'customers'
  | 'content'
  | 'settings'
  | 'staff'
  | 'messages'

/**
 * The roles of the people who run the shop, and of who represents it, and what each may do: the one table that every
 * call is checked against.
 */
export const permissions = {
  owner: ['catalogue', 'orders', 'picking', 'customers', 'content', 'settings', 'staff', 'messages'],
  manager: ['catalogue', 'orders', 'picking', 'customers', 'content', 'settings', 'messages'],
  catalogue: ['catalogue'],
  orders: ['orders', 'picking', 'customers'],
  picker: ['picking'],
  content: ['content'],
  representative: [],
} as const satisfies Record<string, readonly Permission[]>

/** A role of an account. */
export type Role = keyof typeof permissions

/** Whether one of the roles holds the permission; unknown roles hold none. */
export function mayDo(roles: readonly string[], permission: string): boolean {
  return roles.some(
    role =>
      Object.hasOwn(permissions, role) &&
      (permissions[role as Role] as readonly string[]).includes(permission),
  )
}
