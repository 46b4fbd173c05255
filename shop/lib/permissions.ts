/** Everything that staff may be allowed to do. */
export type Permission =
  | 'catalogue'
  | 'orders'
  | 'picking'
  | 'deliveries'
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
    'deliveries',
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
    'deliveries',
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
  driver: ['deliveries'],
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
  'driver',
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

/** A role that is held at one branch. */
export type BranchRole = { role: string; branchId: number }

/** The roles that a person holds at all branches, and those at one. */
export type Roles = { roles: readonly string[]; branchRoles: readonly BranchRole[] }

/** Some branches, or all of them. */
export type Branches = 'all' | readonly number[]

/** Returns the roles that a person holds anywhere. */
export const rolesAnywhere = ({ roles, branchRoles }: Roles): string[] => [
  ...new Set([...roles, ...branchRoles.map(({ role }) => role)]),
]

/** Returns the branches at which a person holds the permission, or one of several. */
export function branchesWith(
  { roles, branchRoles }: Roles,
  wanted: Permission | readonly Permission[],
): Branches {
  if (mayDoAny(roles, wanted)) return 'all'
  const at = branchRoles.filter(({ role }) => mayDoAny([role], wanted)).map(({ branchId }) => branchId)
  return [...new Set(at)].sort((one, other) => one - other)
}

/** True if a branch is one of some. */
export const isOneOf = (branches: Branches, branchId: number): boolean =>
  branches === 'all' || branches.includes(branchId)

/** Returns those of some branches that a filter leaves: the one that it names, or all of them if it names none. */
export function onlyBranch(branches: Branches, branchId: number | undefined): Branches {
  if (branchId === undefined) return branches
  return isOneOf(branches, branchId) ? [branchId] : []
}

/** The permissions that count at one branch. */
const ofBranch: readonly Permission[] = [
  'catalogue',
  'orders',
  'picking',
  'deliveries',
  'settings',
  'reports',
]

/** Returns the branches that a person works for; null if they are all, or the person has no role. */
export function branchesOf(held: Roles): number[] | null {
  const branches = branchesWith(held, ofBranch)
  return branches === 'all' || branches.length === 0 ? null : [...branches]
}
