import { useState } from 'react'
import type { AuditRow } from '../../../customers/staff/audit.contract.ts'
import { m } from '../../../messages/m.ts'
import { When } from '../../../ui/when.tsx'
import { actionWords, thingWords } from '../../kit/audit-words.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { AuditDialog, useChanges, whoChanged } from '../parts/audit-dialog.tsx'
import { AuditFilters, auditFilters } from '../parts/audit-filters.tsx'

/** `/admin/audit`: every change that staff made, before and after. */
export default function AuditScreen() {
  const list = useOfficeList('GET /audit/find', auditFilters)
  const changesOf = useChanges()
  const [read, setRead] = useState<AuditRow>()
  const columns: OfficeColumn<AuditRow>[] = [
    {
      id: 'what',
      name: m.office_staff_audit_subject(),
      shown: 'always',
      cell: entry => (
        <button
          type="button"
          onClick={() => setRead(entry)}
          className="py-1 text-start font-semibold wrap-anywhere text-green underline-offset-4 hover:underline"
        >
          {thingWords(entry)}
        </button>
      ),
    },
    { id: 'action', name: m.office_staff_audit_action(), cell: ({ action }) => actionWords(action) },
    {
      id: 'fields',
      name: m.office_staff_audit_fields(),
      cell: entry => (
        <span className="line-clamp-2 text-sm wrap-anywhere text-muted">
          {changesOf(entry)
            .map(({ field }) => field || m.office_staff_audit_value())
            .join(', ')}
        </span>
      ),
    },
    { id: 'who', name: m.office_staff_audit_who(), cell: entry => <bdi>{whoChanged(entry)}</bdi> },
    { id: 'login', name: m.office_staff_login(), shown: 'on demand', cell: ({ loginId }) => loginId },
    {
      id: 'time',
      name: m.office_staff_audit_when(),
      sorts: true,
      cell: ({ happenedAt }) => <When at={happenedAt} />,
    },
  ]
  return (
    <>
      <OfficeHeading title={m.office_staff_audit_title()} text={m.office_staff_audit_text()} />
      <DataTable
        name="audit"
        caption={m.office_staff_audit_title()}
        list={list}
        columns={columns}
        rowId={({ auditId }) => String(auditId)}
        searchHint={m.office_staff_audit_words()}
        empty={m.office_staff_audit_nothing()}
        tools={
          <AuditFilters
            list={list}
            subjects={list.answer?.subjects ?? []}
            actions={list.answer?.actions ?? []}
          />
        }
      />
      {read && (
        <AuditDialog
          entry={read}
          onClose={() => setRead(undefined)}
          onLook={wishes => {
            setRead(undefined)
            list.change(wishes)
          }}
        />
      )}
    </>
  )
}
