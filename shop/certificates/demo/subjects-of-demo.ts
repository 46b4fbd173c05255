import { demoProducts } from '../../catalogue/demo/demo-products.ts'
import type { DemoSupplierKey } from '../../lots/demo/demo-lots.ts'
import type { SubjectKind } from '../certificate-kinds.ts'
import type { DemoCertificate } from './demo-certificate.ts'

/** Returns the subjects of a demo certificate; `suppliers`: the ids of the demo suppliers. */
export function subjectsOfDemo(
  { products = [], categories = [], brand, supplier }: DemoCertificate,
  suppliers: Record<DemoSupplierKey, number>,
): { kind: SubjectKind; subjectId: number }[] {
  const shelves = demoProducts.filter(({ categoryId }) => categories.includes(categoryId))
  const ids = [...products, ...shelves.map(({ productId }) => productId)]
  return [
    ...ids.map(subjectId => ({ kind: 'PRODUCT' as const, subjectId })),
    ...(brand ? [{ kind: 'BRAND' as const, subjectId: brand }] : []),
    ...(supplier ? [{ kind: 'SUPPLIER' as const, subjectId: suppliers[supplier] }] : []),
  ]
}
