import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useAskingAgain } from '../../../ui/use-asking-again.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { NoRecalls } from '../parts/no-recalls.tsx'
import { recallColumns } from '../parts/recall-columns.tsx'

/** The polling interval of the list, in milliseconds. */
const ASKS_EVERY = 10_000

/** `/admin/recalls`: the recalls of the shop, the latest first. */
export default function RecallsScreen() {
  const list = useOfficeList('GET /recalls/find', ['lotId'])
  useAskingAgain(list.retry, list.asking, ASKS_EVERY)
  return (
    <>
      <OfficeHeading title={m.office_recalls_title()} text={m.office_recalls_text()}>
        <ButtonLink look="quiet" to="/admin/lots">
          {m.office_lots_title()}
        </ButtonLink>
      </OfficeHeading>
      <DataTable
        name="recalls"
        caption={m.office_recalls_title()}
        list={list}
        columns={recallColumns}
        rowId={({ recallId }) => String(recallId)}
        addressOf={({ recallId }) => `/admin/recalls/${recallId}`}
        searchHint={m.office_recalls_search()}
        empty={list.asked.q || list.asked.lotId ? m.office_recalls_no_match() : <NoRecalls />}
      />
    </>
  )
}
