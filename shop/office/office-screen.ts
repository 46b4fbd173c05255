import type { ComponentType } from 'react'
import { isStaff, mayDoAny, type Permission } from '../lib/permissions.ts'
import type { Session } from '../ui/ask-session.ts'

/** The props of a screen of the office: the values of `:name` in its address. */
export type OfficeProps = { params: Readonly<Record<string, string | undefined>> }

/** A screen of the office. */
export type OfficeScreen = {
  /** Its address below `/admin`, with `:name` for parameters; empty for the first one. */
  path: string
  title: () => string
  /** The permission it needs, or several of which one is enough; absent if any role will do. */
  permission?: Permission | readonly Permission[]
  /** True if a role at one branch opens it, too. */
  ofBranch?: true
  load: () => Promise<{ default: ComponentType<OfficeProps> }>
  /** True if the screen is not remounted when its parameters change: it handles that itself. */
  stays?: true
}

/** True if a person may open a screen. */
export function mayOpen(
  { permission, ofBranch }: Pick<OfficeScreen, 'permission' | 'ofBranch'>,
  { roles, shopRoles }: Pick<Session, 'roles' | 'shopRoles'>,
): boolean {
  return permission ? mayDoAny(ofBranch ? roles : shopRoles, permission) : isStaff(roles)
}
