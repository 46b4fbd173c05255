import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { actionWords, subjectWords } from '../../kit/audit-words.ts'
import { ListField } from '../../lists/parts/list-field.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import type { OfficeList } from '../../lists/use-office-list.ts'

/** The filters of the audit, besides words. */
export const auditFilters = ['subject', 'action', 'subjectId', 'who', 'from', 'to']

type Props<Row> = { list: OfficeList<Row>; subjects: readonly string[]; actions: readonly string[] }

/** The filters of the audit: subject, action, person and time. */
export function AuditFilters<Row>({ list, subjects, actions }: Props<Row>) {
  /** A choice of all values, plus the chosen one if it is not among them. */
  const choose = (
    name: 'subject' | 'action',
    label: string,
    values: readonly string[],
    say: (value: string) => string,
  ) => (
    <ListFilter
      {...{ list, name, label }}
      all={m.office_staff_audit_any()}
      choices={[...new Set([...values, list.asked[name] ?? ''])]
        .filter(Boolean)
        .map(value => [value, say(value)])}
    />
  )
  return (
    <>
      {choose('subject', m.office_staff_audit_subject(), subjects, subjectWords)}
      {choose('action', m.office_staff_audit_action(), actions, actionWords)}
      <ListField list={list} name="subjectId" label={m.office_staff_audit_subject_id()} maxLength={200} />
      <ListField
        list={list}
        name="who"
        label={m.office_staff_audit_who()}
        placeholder={m.office_staff_audit_who_hint()}
        maxLength={254}
      />
      <ListField list={list} name="from" label={m.office_staff_audit_from()} type="date" />
      <ListField list={list} name="to" label={m.office_staff_audit_to()} type="date" />
      {auditFilters.some(name => list.asked[name]) && (
        <Button
          look="quiet"
          onClick={() => list.change(Object.fromEntries(auditFilters.map(name => [name, undefined])))}
        >
          {m.office_staff_audit_clear()}
        </Button>
      )}
    </>
  )
}
