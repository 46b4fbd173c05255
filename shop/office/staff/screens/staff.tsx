import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { AddStaff } from '../parts/add-staff.tsx'
import { ChangeStaff } from '../parts/change-staff.tsx'
import { FactorRule } from '../parts/factor-rule.tsx'
import { StaffInvitations } from '../parts/staff-invitations.tsx'
import { staffColumns } from '../staff-columns.tsx'

/** `/admin/staff`: the staff and their roles, the open invitations, and the rule for second factors. */
export default function StaffScreen() {
  const list = useOfficeList('GET /staff/find')
  const { answer, problem, retry } = useCall('GET /staff/findInvitations', {})
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<number>()
  const several = (answer?.branches.length ?? 0) > 1
  const changed = list.rows?.find(({ custId }) => custId === changing)
  const again = () => {
    list.retry()
    retry()
  }
  return (
    <>
      <OfficeHeading title={m.office_staff_title()} text={m.office_staff_text()}>
        <Button look="main" onClick={() => setAdding(true)}>
          <UserPlus aria-hidden className="size-5" />
          {m.office_staff_add()}
        </Button>
      </OfficeHeading>
      <div className="space-y-8">
        <DataTable
          name="staff"
          caption={m.office_staff_title()}
          list={list}
          columns={staffColumns({ several, onChange: setChanging })}
          rowId={({ custId }) => String(custId)}
          searchHint={m.office_staff_search()}
          empty={m.office_staff_nobody()}
        />
        {problem && <Problem problem={problem} onRetry={retry} />}
        {answer && (
          <StaffInvitations
            invitations={answer.invitations}
            several={several}
            mailed={answer.mailed}
            onChange={retry}
          />
        )}
        {answer && <FactorRule required={answer.requireTwoFactor} onChange={again} />}
      </div>
      {adding && answer && (
        <AddStaff
          branches={answer.branches}
          mailed={answer.mailed}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            again()
          }}
        />
      )}
      {changed && answer && (
        <OpenDialog title={`${changed.firstName} ${changed.lastName}`} onClose={() => setChanging(undefined)}>
          <ChangeStaff
            member={changed}
            branches={answer.branches}
            onChange={again}
            onGone={() => setChanging(undefined)}
          />
        </OpenDialog>
      )}
    </>
  )
}
