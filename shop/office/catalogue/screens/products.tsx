import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLocation } from '../../../ui/router.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { ChosenBar } from '../../lists/parts/chosen-bar.tsx'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { DemoGoodsNote } from '../parts/demo-goods-note.tsx'
import { productColumns } from '../parts/product-columns.tsx'
import { ProductFilters, productFilters } from '../parts/product-filters.tsx'

const columns = productColumns()

/** `/admin/products`: all products, including hidden ones. */
export default function ProductsScreen() {
  const { search } = useLocation()
  const list = useOfficeList('GET /products/findForStaff', productFilters)
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const ids = Object.keys(chosen).filter(id => chosen[id])
  return (
    <>
      <OfficeHeading title={m.office_catalogue_products()} text={m.office_catalogue_products_text()}>
        <ButtonLink look="quiet" to={`/admin/products/grid${search}`}>
          {m.office_catalogue_to_grid()}
        </ButtonLink>
        {list.asked.only !== 'removed' && list.total > 0 && (
          <ButtonLink look="quiet" to={`/admin/products/many${search}`}>
            {m.office_many_change_found()}
          </ButtonLink>
        )}
        <ButtonLink look="main" to="/admin/products/new">
          {m.office_product_new()}
        </ButtonLink>
      </OfficeHeading>
      <DemoGoodsNote onRemoved={list.retry} />
      <DataTable
        name="products"
        caption={m.office_catalogue_products()}
        list={list}
        columns={columns}
        rowId={({ productId }) => String(productId)}
        addressOf={({ productId }) => `/admin/products/${productId}`}
        searchHint={m.office_catalogue_search_hint()}
        tools={<ProductFilters list={list} />}
        empty={m.office_catalogue_no_products()}
        selection={{ chosen, onChoose: setChosen }}
      />
      {ids.length > 0 && (
        <ChosenBar says={m.office_many_chosen({ count: ids.length })} onNone={() => setChosen({})}>
          <ButtonLink look="main" to={`/admin/products/many?ids=${ids.join(',')}`}>
            {m.office_many_change()}
          </ButtonLink>
        </ChosenBar>
      )}
    </>
  )
}
