import { m } from '../../../messages/m.ts'
import type { RecallOrder } from '../../../recalls/recalls.fields.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { SmallTable } from '../../kit/facts/small-table.tsx'
import { PageSteps } from '../../kit/parts/page-steps.tsx'
import { recallPartChoices, recallPartOf, recallPartWords } from '../recall-part-words.ts'
import type { RecallPart } from '../use-recall.ts'
import { buyerColumns } from './buyer-columns.tsx'

/** The orders on one page of the call. */
const PAGE_OF_ORDERS = 100

type Props = {
  rows: readonly RecallOrder[]
  total: number
  part: RecallPart
  page: number
  refunds: boolean
  hasBranches: boolean
  recallId: number
  onNoted: () => void
  onPart: (part: RecallPart) => void
  onPage: (page: number) => void
}

/** The orders that had something of the lots of a recall, with their customers, all or only a part of them. */
export function RecallBuyers({ rows, total, part, page, onPart, onPage, ...shown }: Props) {
  const { title, none } = recallPartWords(part)
  const isHidden = rows.some(({ contact }) => contact === null)
  const isWhole = rows.length >= total
  return (
    <SmallTable
      title={title}
      text={
        <>
          {isHidden && <span className="block">{m.office_recalls_contact_hidden()}</span>}
          <span className="mt-3 block max-w-64 text-ink print:hidden">
            <SelectField
              label={m.office_recalls_show()}
              value={part ?? 'ALL'}
              onChange={event => onPart(recallPartOf(event.target.value))}
            >
              {recallPartChoices().map(([value, says]) => (
                <option key={value} value={value}>
                  {says}
                </option>
              ))}
            </SelectField>
          </span>
          {!isWhole && (
            <strong className="hidden print:block">
              {m.office_recalls_not_whole({ shown: rows.length, all: total })}
            </strong>
          )}
        </>
      }
      rows={rows}
      idOf={({ orderId }) => orderId}
      columns={buyerColumns(shown)}
      empty={none}
    >
      {!isWhole && <PageSteps page={page} last={Math.ceil(total / PAGE_OF_ORDERS)} onPage={onPage} />}
    </SmallTable>
  )
}
