import { useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffBrand } from '../../../catalogue/shelves/brands.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { RowButtons } from '../../lists/parts/row-buttons.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'

/** `/admin/brands`: the brands by name. */
export default function BrandsScreen() {
  const list = useOfficeList('GET /brands/findForStaff')
  const [edited, setEdited] = useState<StaffBrand | 'new'>()
  const remove = async ({ brandId, brandName: name }: StaffBrand) => {
    const sent = await send('POST /brands/delete/{id}', { id: brandId })
    if (sent.ok) {
      toast(m.office_catalogue_gone({ name }))
      return list.retry()
    }
    const used = sent.problem.products
    toast(
      typeof used === 'number'
        ? m.office_catalogue_brand_has({ name, count: used })
        : sent.problem.title || m.shop_offline(),
    )
  }
  const columns: OfficeColumn<StaffBrand>[] = [
    {
      id: 'name',
      name: m.office_frame_name(),
      sorts: true,
      shown: 'always',
      cell: brand => (
        <button
          type="button"
          onClick={() => setEdited(brand)}
          className="font-semibold text-green underline-offset-4 hover:underline"
        >
          {brand.brandName}
          {brand.demo && (
            <span className="ms-2 text-sm font-normal text-muted">{m.office_catalogue_demo_mark()}</span>
          )}
        </button>
      ),
    },
    {
      id: 'products',
      name: m.office_catalogue_products(),
      end: true,
      cell: ({ brandId, products }) => (
        <Link to={`/admin/products?brand=${brandId}`} className="underline underline-offset-4">
          {products}
        </Link>
      ),
    },
    {
      id: 'ways',
      name: m.office_catalogue_ways(),
      end: true,
      cell: brand => (
        <span className="flex justify-end">
          <RowButtons
            name={brand.brandName}
            onEdit={() => setEdited(brand)}
            onRemove={() => void remove(brand)}
          />
        </span>
      ),
    },
  ]
  return (
    <>
      <OfficeHeading title={m.office_catalogue_brands()} text={m.office_catalogue_brands_text()}>
        <Button look="main" onClick={() => setEdited('new')}>
          {m.office_catalogue_brand_new()}
        </Button>
      </OfficeHeading>
      <DataTable
        name="brands"
        caption={m.office_catalogue_brands()}
        list={list}
        columns={columns}
        rowId={({ brandId }) => String(brandId)}
        searchHint={m.office_frame_name()}
        empty={m.office_catalogue_no_brands()}
      />
      {edited && (
        <BrandDialog
          brand={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={list.retry}
        />
      )}
    </>
  )
}

type Props = { brand: StaffBrand | undefined; onClose: () => void; onSaved: () => void }

/** The form for a brand's name. */
function BrandDialog({ brand, onClose, onSaved }: Props) {
  const form = useForm(
    { brandName: brand?.brandName ?? '' },
    {
      check: ({ brandName }): Record<string, string> =>
        brandName.trim() ? {} : { brandName: m.catalogue_name_needed() },
      post: async ({ brandName }) => {
        const which = brand ? { brandId: brand.brandId, updatedDate: brand.updatedDate } : {}
        const sent = await send('POST /brands/save', { brandName, ...which })
        if (!sent.ok) {
          if (sent.problem.type === '/problems/changed') onSaved()
          return sent.problem
        }
        toast(m.office_catalogue_saved({ name: brandName }))
        onSaved()
        onClose()
      },
    },
  )
  return (
    <DialogForm
      title={brand ? m.office_catalogue_brand_edit() : m.office_catalogue_brand_new()}
      form={form}
      onClose={onClose}
    >
      <Field wide label={m.office_frame_name()} maxLength={60} {...form.text('brandName')} />
    </DialogForm>
  )
}
