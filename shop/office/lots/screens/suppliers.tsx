import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { useMayChangeSuppliers } from '../use-may-change-suppliers.ts'

const text = (value: string) => <bdi className="wrap-anywhere">{value || '–'}</bdi>

const columns: OfficeColumn<Supplier>[] = [
  {
    id: 'supplierName',
    name: m.office_lots_supplier_name(),
    sorts: true,
    shown: 'always',
    cell: ({ supplierName }) => <bdi className="wrap-anywhere">{supplierName}</bdi>,
  },
  { id: 'contactName', name: m.office_lots_contact(), cell: ({ contactName }) => text(contactName) },
  {
    id: 'phone',
    name: m.office_lots_phone(),
    cell: ({ phone }) =>
      phone ? (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="text-green underline">
          <bdi className="whitespace-nowrap">{phone}</bdi>
        </a>
      ) : (
        '–'
      ),
  },
  { id: 'email', name: m.office_lots_email(), shown: 'on demand', cell: ({ email }) => text(email) },
  {
    id: 'approvalNumber',
    name: m.office_lots_approval(),
    cell: ({ approvalNumber }) => text(approvalNumber),
  },
  {
    id: 'lots',
    name: m.office_lots_title(),
    sorts: true,
    end: true,
    cell: ({ lots, supplierId }) =>
      lots === 0 ? (
        '0'
      ) : (
        <Link to={`/admin/lots?supplierId=${supplierId}`} className="text-green underline">
          {lots.toLocaleString(m.shop_language())}
        </Link>
      ),
  },
  {
    id: 'active',
    name: m.office_lots_state(),
    cell: ({ active }) => (
      <StateBadge look={active ? 'good' : 'quiet'}>
        {active ? m.office_lots_supplier_is_active() : m.office_lots_supplier_not_active()}
      </StateBadge>
    ),
  },
]

/** `/admin/suppliers`: the suppliers of the shop, by name. */
export default function SuppliersScreen() {
  const list = useOfficeList('GET /suppliers/find', ['active'])
  const mayChange = useMayChangeSuppliers()
  return (
    <>
      <OfficeHeading title={m.office_lots_suppliers()} text={m.office_lots_suppliers_text()}>
        <ButtonLink look="quiet" to="/admin/lots">
          {m.office_lots_title()}
        </ButtonLink>
        {mayChange && (
          <ButtonLink look="main" to="/admin/suppliers/new">
            {m.office_lots_supplier_new()}
          </ButtonLink>
        )}
      </OfficeHeading>
      <DataTable
        name="suppliers"
        caption={m.office_lots_suppliers()}
        list={list}
        columns={columns}
        rowId={({ supplierId }) => String(supplierId)}
        addressOf={({ supplierId }) => `/admin/suppliers/${supplierId}`}
        searchHint={m.office_lots_suppliers_search()}
        empty={
          list.asked.q || list.asked.active
            ? m.office_lots_suppliers_no_match()
            : m.office_lots_suppliers_none()
        }
        tools={
          <ListFilter
            list={list}
            name="active"
            label={m.office_lots_state()}
            all={m.office_lots_any_supplier()}
            choices={[
              ['Y', m.office_lots_supplier_is_active()],
              ['N', m.office_lots_supplier_not_active()],
            ]}
          />
        }
      />
    </>
  )
}
