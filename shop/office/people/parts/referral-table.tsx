import { m } from '../../../messages/m.ts'
import { referralStates } from '../../../orders/sales/referral-states.ts'
import type { Referral } from '../../../orders/sales/referrals.contract.ts'
import { Day } from '../../../ui/day.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { type OfficeList, useOfficeList } from '../../lists/use-office-list.ts'
import { referralWord } from '../people-words.ts'
import { MoneyIn } from './money-in.tsx'

const looks = { open: 'waits', earned: 'good', reversed: 'bad', rejected: 'quiet' } as const

const columns: OfficeColumn<Referral>[] = [
  {
    id: 'number',
    name: m.office_people_order(),
    shown: 'always',
    cell: ({ orderNum }) => <span className="font-medium tabular-nums">#{orderNum}</span>,
  },
  {
    id: 'date',
    name: m.office_people_day(),
    sorts: true,
    cell: ({ createDate }) => <Day at={createDate} />,
  },
  {
    id: 'state',
    name: m.office_people_state(),
    cell: ({ state }) => <StateBadge look={looks[state]}>{referralWord(state)}</StateBadge>,
  },
  {
    id: 'goods',
    name: m.office_people_goods(),
    sorts: true,
    end: true,
    cell: ({ goods, currency }) => <MoneyIn amount={goods} currency={currency} />,
  },
  {
    id: 'commission',
    name: m.office_people_commission(),
    end: true,
    cell: ({ commission, currency }) => <MoneyIn amount={commission} currency={currency} />,
  },
]

type Props = { list: OfficeList<Referral>; addressOf?: (row: Referral) => string }

/** Orders referred by a representative, without any data of the customers. */
export function ReferralList({ list, addressOf }: Props) {
  return (
    <DataTable
      name="referrals"
      caption={m.office_people_referrals()}
      list={list}
      columns={columns}
      rowId={({ orderId }) => String(orderId)}
      {...(addressOf ? { addressOf } : {})}
      searchHint={m.office_people_referrals_search()}
      empty={m.office_people_no_referrals()}
      tools={
        <ListFilter
          list={list}
          name="state"
          label={m.office_people_state()}
          all={m.office_people_all_states()}
          choices={referralStates.map(state => [state, referralWord(state)])}
        />
      }
    />
  )
}

/** The referrals of one representative, for staff. */
export function ReferralTable({ custId }: { custId: number }) {
  const list = useOfficeList('GET /referrals/findOf/{custId}', ['state'], { custId })
  return (
    <div className="space-y-4">
      <h2 className="text-2xl">{m.office_people_referrals()}</h2>
      <ReferralList
        list={list}
        addressOf={({ orderNum }) => `/admin/orders/${encodeURIComponent(orderNum)}`}
      />
    </div>
  )
}
