import { ShieldCheck, ShieldOff } from 'lucide-react'
import { roleName } from '../../customers/staff/role-names.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { When } from '../../ui/when.tsx'
import type { OfficeColumn } from '../lists/office-column.ts'
import type { RowOf } from '../lists/use-office-list.ts'

/** A member of staff. */
export type Member = RowOf<'GET /staff/find'>

/** The columns of the staff list; `onChange` receives the person whose roles are to be changed. */
export const staffColumns = (onChange: (custId: number) => void): readonly OfficeColumn<Member>[] => [
  {
    id: 'name',
    name: m.office_staff_name(),
    sorts: true,
    shown: 'always',
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  {
    id: 'email',
    name: m.office_staff_email(),
    cell: ({ email }) => <span className="block wrap-anywhere md:min-w-40">{email}</span>,
  },
  { id: 'login', name: m.office_staff_login(), shown: 'on demand', cell: ({ loginId }) => loginId },
  { id: 'roles', name: m.office_staff_roles(), cell: ({ roles }) => <Roles roles={roles} /> },
  {
    id: 'since',
    name: m.office_staff_since(),
    sorts: true,
    shown: 'on demand',
    cell: ({ roles }) => <Day at={roles.at(-1)?.since ?? ''} />,
  },
  {
    id: 'secondFactor',
    name: m.office_staff_factor(),
    cell: ({ secondFactor }) => <Factor on={secondFactor} />,
  },
  {
    id: 'lastSeen',
    name: m.office_staff_last_seen(),
    sorts: true,
    cell: ({ lastSeenAt }) => (
      <span className="block md:min-w-28">
        {lastSeenAt ? <When at={lastSeenAt} /> : m.office_staff_never()}
      </span>
    ),
  },
  {
    id: 'change',
    name: m.office_staff_change(),
    shown: 'always',
    end: true,
    acts: true,
    cell: ({ custId, firstName }) => (
      <Button
        look="quiet"
        className="px-4 text-sm"
        aria-label={m.office_staff_change_of({ name: firstName })}
        onClick={() => onChange(custId)}
      >
        {m.office_staff_change()}
      </Button>
    ),
  },
]

/** The roles, with their branch if there are several branches. */
function Roles({ roles }: Pick<Member, 'roles'>) {
  const several = new Set(roles.map(({ branchId }) => branchId)).size > 1
  return (
    <ul className="flex flex-wrap gap-1.5">
      {roles.map(({ role, branchId, branchName }) => (
        <li
          key={`${role} ${branchId}`}
          className="rounded-round bg-green-soft px-2.5 py-0.5 text-sm font-medium whitespace-nowrap"
        >
          {several
            ? m.office_staff_role_at({
                role: roleName(role),
                branch: branchName ?? m.office_staff_all_branches(),
              })
            : roleName(role)}
        </li>
      ))}
    </ul>
  )
}

function Factor({ on }: { on: boolean }) {
  const Icon = on ? ShieldCheck : ShieldOff
  return (
    <span className={`inline-flex items-center gap-1.5 ${on ? 'text-green' : 'text-muted'}`}>
      <Icon aria-hidden className="size-4.5" />
      {on ? m.office_staff_factor_on() : m.office_staff_factor_off()}
    </span>
  )
}
