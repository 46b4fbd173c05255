import { m } from '../../../messages/m.ts'
import { representativeStates } from '../../../representatives/representative-states.ts'
import type { Representative } from '../../../representatives/representatives.contract.ts'
import { Day } from '../../../ui/day.tsx'
import { Money } from '../../../ui/money.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { RepresentativeBadge } from '../parts/representative-badge.tsx'
import { representativeWord } from '../people-words.ts'

const columns: OfficeColumn<Representative>[] = [
  {
    id: 'name',
    name: m.office_people_name(),
    sorts: true,
    shown: 'always',
    cell: ({ firstName, lastName }) => (
      <bdi className="wrap-anywhere">{`${firstName} ${lastName}`.trim()}</bdi>
    ),
  },
  { id: 'state', name: m.office_people_state(), cell: ({ state }) => <RepresentativeBadge state={state} /> },
  {
    id: 'code',
    name: m.office_people_code(),
    cell: ({ code }) => <bdi className="font-medium wrap-anywhere">{code ?? '–'}</bdi>,
  },
  {
    id: 'rate',
    name: m.office_people_rate(),
    end: true,
    cell: ({ rate }) => (rate === null ? '–' : m.office_people_percent({ rate })),
  },
  {
    id: 'email',
    name: m.office_people_email(),
    shown: 'on demand',
    cell: ({ email }) => <bdi className="wrap-anywhere">{email}</bdi>,
  },
  {
    id: 'since',
    name: m.office_people_asked_or_since(),
    sorts: true,
    cell: ({ since, askedAt }) => <Day at={since ?? askedAt ?? ''} />,
  },
  {
    id: 'earned',
    name: m.office_people_earned(),
    end: true,
    cell: ({ earned }) => <Money amount={earned} />,
  },
  {
    id: 'due',
    name: m.office_people_due(),
    sorts: true,
    end: true,
    cell: ({ due }) => <Money amount={due} />,
  },
]

/** `/admin/representatives`: the people who refer customers to the shop, and those who asked to. */
export default function RepresentativesScreen() {
  const list = useOfficeList('GET /representatives/find', ['state'])
  return (
    <>
      <OfficeHeading
        title={m.office_people_representatives()}
        text={m.office_people_representatives_text()}
      />
      <DataTable
        name="representatives"
        caption={m.office_people_representatives()}
        list={list}
        columns={columns}
        rowId={({ custId }) => String(custId)}
        addressOf={({ custId }) => `/admin/representatives/${custId}`}
        searchHint={m.office_people_representatives_search()}
        empty={m.office_people_no_representatives()}
        tools={
          <ListFilter
            list={list}
            name="state"
            label={m.office_people_state()}
            all={m.office_people_all_states()}
            choices={representativeStates.map(state => [state, representativeWord(state)])}
          />
        }
      />
    </>
  )
}
