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
  | 'reports'
  | 'audit'
  | 'referrals'

/** The roles of staff and representatives, and the permissions of each: the one table that every call is checked against. */
export const permissions = {
  owner: [
    'catalogue',
    'orders',
    'picking',
    'customers',
    'content',
    'settings',
    'staff',
    'messages',
    'reports',
    'audit',
  ],
  manager: [
    'catalogue',
    'orders',
    'picking',
    'customers',
    'content',
    'settings',
    'messages',
    'reports',
    'audit',
  ],
  catalogue: ['catalogue'],
  orders: ['orders', 'picking', 'customers'],
  picker: ['picking'],
  content: ['content'],
  representative: ['referrals'],
} as const satisfies Record<string, readonly Permission[]>

/** A role of an account. */
export type Role = keyof typeof permissions

/** The roles of people who work here; representatives get theirs when their account is approved. */
export const workRoles = [
  'owner',
  'manager',
  'catalogue',
  'orders',
  'picker',
  'content',
] as const satisfies readonly Role[]
/** A role of a person who works here. */
export type WorkRole = (typeof workRoles)[number]

/** True if one of the roles holds the permission; unknown roles hold none. */
export function mayDo(roles: readonly string[], permission: string): boolean {
  return roles.some(
    role =>
      Object.hasOwn(permissions, role) &&
      (permissions[role as Role] as readonly string[]).includes(permission),
  )
}

/** True if one of the roles holds the permission, or one of several. */
export const mayDoAny = (roles: readonly string[], wanted: Permission | readonly Permission[]): boolean =>
  [wanted].flat().some(permission => mayDo(roles, permission))

/** True if one of the roles opens the office. */
export const isStaff = (roles: readonly string[]): boolean =>
  roles.some(role => Object.hasOwn(permissions, role))
