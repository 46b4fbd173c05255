import { Star } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import type { PersonRow } from '../people.contract.ts'
import { peopleKinds } from '../people-kinds.ts'
import { kindWord } from '../people-words.ts'

const columns: OfficeColumn<PersonRow>[] = [
  {
    id: 'name',
    name: m.office_people_name(),
    sorts: true,
    shown: 'always',
    cell: ({ firstName, lastName, priority }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 md:min-w-28">
        <bdi className="wrap-anywhere">{`${firstName} ${lastName}`.trim()}</bdi>
        {priority && (
          <Star
            role="img"
            aria-label={m.office_people_priority()}
            className="size-4 fill-saffron text-saffron-deep"
          />
        )}
      </span>
    ),
  },
  {
    id: 'kind',
    name: m.office_people_kind(),
    cell: ({ custId }) => (
      <StateBadge look={custId === null ? 'quiet' : 'good'}>
        {custId === null ? m.office_people_guest() : m.office_people_account()}
      </StateBadge>
    ),
  },
  {
    id: 'email',
    name: m.office_people_email(),
    cell: ({ email }) => <bdi className="block wrap-anywhere md:min-w-40">{email || '–'}</bdi>,
  },
  {
    id: 'phone',
    name: m.office_people_phone(),
    cell: ({ phone1 }) => <bdi className="whitespace-nowrap">{phone1 || '–'}</bdi>,
  },
  { id: 'number', name: m.office_people_number(), shown: 'on demand', cell: ({ custId }) => custId ?? '' },
  { id: 'orders', name: m.office_people_orders(), end: true, cell: ({ orders }) => orders },
  {
    id: 'last',
    name: m.office_people_last_order(),
    cell: ({ lastOrderAt }) => (
      <span className="whitespace-nowrap">{lastOrderAt ? <Day at={lastOrderAt} /> : '–'}</span>
    ),
  },
  {
    id: 'since',
    name: m.office_people_since(),
    sorts: true,
    shown: 'on demand',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
]

/** `/admin/customers`: everyone who has an account or ordered without one. */
export default function CustomersScreen() {
  const list = useOfficeList('GET /customers/find', ['kind'])
  return (
    <>
      <OfficeHeading title={m.office_people_customers()} text={m.office_people_customers_text()} />
      <DataTable
        name="customers"
        caption={m.office_people_customers()}
        list={list}
        columns={columns}
        rowId={({ contactId }) => String(contactId)}
        addressOf={({ contactId }) => `/admin/customers/${contactId}`}
        searchHint={m.office_people_search()}
        empty={m.office_people_nobody()}
        tools={
          <ListFilter
            list={list}
            name="kind"
            label={m.office_people_kind()}
            all={m.office_people_all()}
            choices={peopleKinds.map(kind => [kind, kindWord(kind)])}
          />
        }
      />
    </>
  )
}
