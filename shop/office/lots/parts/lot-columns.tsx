import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { LotAmount } from '../../kit/facts/lot-amount.tsx'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { LotBadge } from './lot-badge.tsx'
import { LotDay } from './lot-day.tsx'

const branch: OfficeColumn<Lot> = {
  id: 'branch',
  name: m.office_branch(),
  cell: ({ branchName }) => <bdi className="text-sm wrap-anywhere">{branchName}</bdi>,
}

/** The columns of the list of lots; `hasBranches`: the shop has several. */
export const lotColumns = (hasBranches: boolean): OfficeColumn<Lot>[] => [
  {
    id: 'productName',
    name: m.office_lots_product(),
    sorts: true,
    shown: 'always',
    cell: ({ productName, image }) => (
      <span className="flex items-center gap-3">
        <RowPicture src={image} />
        <bdi className="min-w-0 wrap-anywhere">{productName}</bdi>
      </span>
    ),
  },
  {
    id: 'code',
    name: m.office_lots_code(),
    sorts: true,
    cell: ({ code, state }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
        <bdi className="font-medium wrap-anywhere">{code}</bdi>
        {state !== 'FIT' && <LotBadge state={state} />}
      </span>
    ),
  },
  {
    id: 'expiresOn',
    name: m.office_lots_last_day(),
    sorts: true,
    cell: lot => (
      <span className="block">
        <LotDay lot={lot} />
      </span>
    ),
  },
  {
    id: 'onHand',
    name: m.office_lots_on_hand(),
    sorts: true,
    end: true,
    cell: ({ onHand, unitName }) => <LotAmount quantity={onHand} unitName={unitName} />,
  },
  {
    id: 'supplier',
    name: m.office_lots_supplier(),
    cell: ({ supplierId, supplierName }) =>
      supplierId === null ? (
        '–'
      ) : (
        <Link to={`/admin/suppliers/${supplierId}`} className="text-sm text-green underline wrap-anywhere">
          {supplierName}
        </Link>
      ),
  },
  {
    id: 'sku',
    name: m.office_sku(),
    shown: 'on demand',
    cell: ({ sku }) => <code className="text-sm wrap-anywhere md:whitespace-nowrap">{sku}</code>,
  },
  {
    id: 'origin',
    name: m.office_lots_origin(),
    shown: 'on demand',
    cell: ({ origin }) => <bdi className="wrap-anywhere">{origin || '–'}</bdi>,
  },
  ...(hasBranches ? [branch] : []),
]
