import type { AuditRow } from '../../../customers/staff/audit.contract.ts'
import { showMoney, toDecimal } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'
import { changesBetween, type FieldChange, shownValue } from '../../kit/audit-changes.rules.ts'
import { actionWords, thingWords } from '../../kit/audit-words.ts'

type Props = { entry: AuditRow; onClose: () => void; onLook: (wishes: Record<string, string>) => void }

/** The name of the person who made a change; their number if the account has no name any more. */
export const whoChanged = ({ firstName, custId }: AuditRow) =>
  firstName ?? m.office_staff_audit_somebody({ number: custId })

/** A change: the action, its person and time, and each field before and after. */
export function AuditDialog({ entry, onClose, onLook }: Props) {
  const { loginId, action, subject, subjectId, happenedAt } = entry
  const name = whoChanged(entry)
  return (
    <OpenDialog title={thingWords(entry)} onClose={onClose}>
      <p className="mb-4 text-sm wrap-anywhere text-muted">
        {actionWords(action)} · <bdi>{name}</bdi> · <When at={happenedAt} />
      </p>
      <Changes entry={entry} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="quiet" className="text-sm" onClick={() => onLook({ subject, subjectId })}>
          {m.office_staff_audit_same()}
        </Button>
        {loginId && (
          <Button look="quiet" className="text-sm" onClick={() => onLook({ who: loginId })}>
            {m.office_staff_audit_by({ name })}
          </Button>
        )}
      </div>
    </OpenDialog>
  )
}

/** Returns the changes of an entry in words, with the prices of products as money. */
export function useChanges(): (entry: AuditRow) => FieldChange[] {
  const currency = useCurrency()
  const money = (minor: number) => showMoney(toDecimal(minor, currency.exponent), currency)
  return ({ subject, before, after }) =>
    changesBetween(before, after, subject === 'product' ? money : undefined)
}

function Changes({ entry }: Pick<Props, 'entry'>) {
  const changes = useChanges()(entry)
  if (changes.length === 0) return <p className="text-muted">{m.office_staff_audit_no_fields()}</p>
  const head = 'py-1.5 pe-4 text-start text-sm font-medium text-muted'
  const cell = 'py-2 pe-4 align-top wrap-anywhere max-md:block max-md:py-0.5'
  return (
    <table className="w-full table-fixed max-md:block">
      <caption className="sr-only">{m.office_staff_audit_fields()}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={`${head} w-1/4`}>{m.office_staff_audit_field()}</th>
          <th className={head}>{m.office_staff_audit_before()}</th>
          <th className={head}>{m.office_staff_audit_after()}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {changes.map(change => (
          <tr key={change.field} className="border-t border-line max-md:block max-md:py-2">
            <th scope="row" className={`${cell} text-start font-medium`}>
              {change.field || m.office_staff_audit_value()}
            </th>
            <td className={`${cell} text-muted`}>
              <Value value={change.before} />
            </td>
            <td className={cell}>
              <span aria-hidden className="me-2 text-muted md:hidden">
                →
              </span>
              <Value value={change.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value }: { value: unknown }) {
  const shown = shownValue(value)
  switch (shown.kind) {
    case 'nothing':
      return <span className="text-muted">{m.office_staff_audit_empty()}</span>
    case 'yes':
      return m.office_staff_audit_yes()
    case 'no':
      return m.office_staff_audit_no()
    case 'moment':
      return <When at={shown.text} />
    case 'text':
      return <span className="whitespace-pre-wrap">{shown.text}</span>
  }
}
