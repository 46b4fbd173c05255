import type { Who } from '../../shop/lib/call.ts'
import { isStaff, mayDo, rolesAnywhere } from '../../shop/lib/permissions.ts'
import type { Caller } from '../../shop/lib/shop.server.ts'
import { m } from '../../shop/messages/m.ts'

/** The refusal of a caller whose account may not do this. */
export const notYours = () => ({ name: 'NOT_ALLOWED', status: 403, title: m.lib_not_yours() })

/** True if one of the roles holds a permission that `who` names for staff. */
export const mayAsStaff = (who: Who, roles: readonly string[]): boolean =>
  /staff: (.+)$/
    .exec(who)?.[1]
    ?.split(/, | or /)
    .some(permission => mayDo(roles, permission)) ?? false

/** The people that a call or a route is for. `ofBranch`: a role at one branch counts, too. */
export type Admitted = { who: Who; ofBranch?: true }

/** Returns the reason a caller may not do what is for these people, if there is one. */
export function deny({ who, ofBranch }: Admitted, caller: Caller | undefined) {
  if (who === 'anyone') return undefined
  if (!caller) return { name: 'SIGN_IN', status: 401, title: m.lib_sign_in() }
  if (who === 'staff') return isStaff(rolesAnywhere(caller)) ? undefined : notYours()
  const roles = ofBranch ? rolesAnywhere(caller) : caller.roles
  if (!who.startsWith('staff: ') || mayAsStaff(who, roles)) return undefined
  return notYours()
}
