import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/catalogue`, each loaded when it is opened. */
export const catalogueScreens: readonly OfficeScreen[] = [
  {
    path: 'products',
    title: m.office_catalogue_products,
    permission: 'catalogue',
    load: () => import('./screens/products.tsx'),
  },
  {
    path: 'products/grid',
    title: m.office_catalogue_grid,
    permission: 'catalogue',
    load: () => import('./screens/product-grid.tsx'),
  },
  {
    path: 'products/new',
    title: m.office_product_new,
    permission: 'catalogue',
    load: () => import('./screens/office-product.tsx'),
    stays: true,
  },
  {
    path: 'products/:productId',
    title: m.office_product_edit,
    permission: 'catalogue',
    load: () => import('./screens/office-product.tsx'),
    stays: true,
  },
  {
    path: 'facts',
    title: m.office_facts_gaps,
    permission: 'catalogue',
    load: () => import('./screens/fact-gaps.tsx'),
  },
  {
    path: 'stock',
    title: m.office_catalogue_stock,
    permission: 'catalogue',
    ofBranch: true,
    load: () => import('./screens/stock.tsx'),
  },
  {
    path: 'stock/:productId',
    title: m.office_catalogue_stock,
    permission: 'catalogue',
    ofBranch: true,
    load: () => import('./screens/stock-of-product.tsx'),
  },
  {
    path: 'departments',
    title: m.office_catalogue_departments,
    permission: 'catalogue',
    load: () => import('./screens/departments.tsx'),
  },
  {
    path: 'categories',
    title: m.office_catalogue_categories,
    permission: 'catalogue',
    load: () => import('./screens/categories.tsx'),
  },
  {
    path: 'brands',
    title: m.office_catalogue_brands,
    permission: 'catalogue',
    load: () => import('./screens/brands.tsx'),
  },
]
