/** The roles of the people who run the shop, and what each may do: the one table that every call is checked against. */
export const permissions = {
  owner: ['catalogue', 'orders', 'picking', 'content', 'settings', 'staff', 'messages'],
  manager: ['catalogue', 'orders', 'picking', 'content', 'settings', 'messages'],
  catalogue: ['catalogue'],
  orders: ['orders', 'picking'],
  picker: ['picking'],
  content: ['content'],
} as const satisfies Record<string, readonly string[]>

export type Role = keyof typeof permissions

/** Whether one of the roles holds the permission; unknown roles hold none. */
export function mayDo(roles: readonly string[], permission: string): boolean {
  return roles.some(
    role => role in permissions && (permissions[role as Role] as readonly string[]).includes(permission),
  )
}
