import { ShieldCheck, ShieldOff } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { When } from '../../ui/when.tsx'
import type { OfficeColumn } from '../lists/office-column.ts'
import type { RowOf } from '../lists/use-office-list.ts'
import { roleAt } from './role-at.ts'

/** A member of staff. */
export type Member = RowOf<'GET /staff/find'>

type Options = {
  /** True if the shop has several branches. */
  several: boolean
  /** Receives the person whose roles are to be changed. */
  onChange: (custId: number) => void
}

/** The columns of the staff list. */
export const staffColumns = ({ several, onChange }: Options): readonly OfficeColumn<Member>[] => [
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
  {
    id: 'roles',
    name: m.office_staff_roles(),
    cell: ({ roles }) => <Roles roles={roles} several={several} />,
  },
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
function Roles({ roles, several }: Pick<Member, 'roles'> & { several: boolean }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {roles.map(held => (
        <li
          key={`${held.role} ${held.branchId}`}
          className="rounded-round bg-green-soft px-2.5 py-0.5 text-sm font-medium"
        >
          {roleAt(held, several)}
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
