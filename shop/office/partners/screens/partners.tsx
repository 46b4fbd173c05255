import { m } from '../../../messages/m.ts'
import type { Partner } from '../../../near/partners/partners.contract.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { partnerKindChoices, partnerKindWord } from '../partner-words.ts'

const columns: OfficeColumn<Partner>[] = [
  {
    id: 'name',
    name: m.office_near_name(),
    sorts: true,
    shown: 'always',
    cell: ({ partnerName }) => <bdi className="wrap-anywhere">{partnerName}</bdi>,
  },
  { id: 'kind', name: m.office_near_kind(), sorts: true, cell: ({ kind }) => partnerKindWord(kind) },
  {
    id: 'city',
    name: m.office_near_town(),
    sorts: true,
    cell: ({ city, country }) => (
      <>
        <bdi className="wrap-anywhere">{city}</bdi> <bdi className="text-sm text-muted">{country}</bdi>
      </>
    ),
  },
  {
    id: 'address',
    name: m.office_near_address(),
    shown: 'on demand',
    cell: ({ address }) => <bdi className="wrap-anywhere">{address}</bdi>,
  },
  {
    id: 'phone1',
    name: m.office_near_phone(),
    shown: 'on demand',
    cell: ({ phone1 }) => <bdi className="wrap-anywhere">{phone1 || '–'}</bdi>,
  },
  {
    id: 'goods',
    name: m.office_near_goods(),
    shown: 'on demand',
    cell: ({ goods }) => <bdi className="wrap-anywhere">{goods.join(', ') || '–'}</bdi>,
  },
  {
    id: 'priority',
    name: m.office_near_priority(),
    sorts: true,
    end: true,
    cell: ({ priority }) => <span className="tabular-nums">{priority}</span>,
  },
  {
    id: 'active',
    name: m.office_near_state(),
    cell: ({ active }) => (
      <StateBadge look={active ? 'good' : 'quiet'}>
        {active ? m.office_near_open() : m.office_near_inactive()}
      </StateBadge>
    ),
  },
  {
    id: 'updated',
    name: m.office_near_changed(),
    sorts: true,
    cell: ({ updatedDate }) => <Day at={updatedDate} />,
  },
]

/** `/admin/partners`: the directory of shops and restaurants that the shop works with. */
export default function PartnersScreen() {
  const list = useOfficeList('GET /partners/findForStaff', ['kind'])
  return (
    <>
      <OfficeHeading title={m.office_near_partners()} text={m.office_near_partners_text()}>
        <ButtonLink look="main" to="/admin/partners/new">
          {m.office_near_new()}
        </ButtonLink>
      </OfficeHeading>
      <DataTable
        name="partners"
        caption={m.office_near_partners()}
        list={list}
        columns={columns}
        rowId={({ partnerId }) => String(partnerId)}
        addressOf={({ partnerId }) => `/admin/partners/${partnerId}`}
        searchHint={m.office_near_search()}
        empty={m.office_near_none()}
        tools={
          <ListFilter
            list={list}
            name="kind"
            label={m.office_near_kind()}
            all={m.office_near_all_kinds()}
            choices={partnerKindChoices()}
          />
        }
      />
    </>
  )
}
