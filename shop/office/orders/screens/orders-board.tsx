import type { RowSelectionState } from '@tanstack/react-table'
import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useBranches } from '../../kit/use-branch.ts'
import { useLive } from '../../kit/use-live.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { boardColumns } from '../parts/board-columns.tsx'
import { BoardFilters } from '../parts/board-filters.tsx'
import { BoardNews, LiveSign } from '../parts/board-news.tsx'
import { BoardStates } from '../parts/board-states.tsx'
import { ChosenOrders } from '../parts/chosen-orders.tsx'
import { useNewOrders } from '../use-new-orders.ts'

const filters = ['status', 'pickupType', 'from', 'to', 'branchId']

/** The orders of the shop, live: search, filter, and print or move several at once. */
export default function OrdersBoardScreen() {
  const list = useOfficeList('GET /orders/findBoard', filters)
  const live = useLive('orders', list.retry, list.asking)
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const news = useNewOrders(list.answer)
  const branches = useBranches() ?? []
  const rows = list.rows?.filter(({ orderNum }) => chosen[orderNum]) ?? []
  return (
    <>
      <OfficeHeading title={m.office_orders_title()} text={<LiveSign live={live} />}>
        <ButtonLink look="main" to="/admin/phone-order">
          <PhoneCall aria-hidden className="size-4.5" />
          {m.office_orders_phone_title()}
        </ButtonLink>
      </OfficeHeading>
      <BoardNews news={news} list={list} />
      <div className="space-y-4">
        <BoardStates list={list} waiting={list.answer?.waiting ?? {}} />
        <DataTable
          name="orders"
          caption={m.office_orders_title()}
          list={list}
          columns={boardColumns({ isNew: news.isNew, several: branches.length > 1 })}
          rowId={({ orderNum }) => orderNum}
          addressOf={({ orderNum }) => `/admin/orders/${encodeURIComponent(orderNum)}`}
          searchHint={m.office_orders_search()}
          tools={<BoardFilters list={list} branches={branches} />}
          empty={m.office_orders_none()}
          selection={{ chosen, onChoose: setChosen }}
        />
      </div>
      <ChosenOrders rows={rows} onDone={() => setChosen({})} onChanged={list.retry} />
    </>
  )
}
