import { m } from '../../messages/m.ts'
import { useCall } from '../../ui/use-call.ts'
import { useRested } from '../../ui/use-rested.ts'
import { useBranches } from '../kit/use-branch.ts'
import type { SubjectDraft } from './certificate-draft.rules.ts'
import { useLotsByCode } from './use-lots-by-code.ts'

/** The debounce of the search, in milliseconds, and the most results of each kind. */
const RESTS = 200
const SHOWN = 6

/** Names the kind of a subject. */
export const subjectWord = (kind: SubjectDraft['kind']): string =>
  ({
    PRODUCT: m.office_certificates_product,
    BRAND: m.office_certificates_brand,
    BRANCH: m.office_certificates_branch,
    SUPPLIER: m.office_certificates_supplier,
    LOT: m.office_certificates_lot,
  })[kind]()

/** The products, brands, branches, suppliers and lots that match the typed words. */
export function useSubjects(typed: string): SubjectDraft[] {
  const words = useRested(typed.trim(), RESTS)
  const asks = words.length > 1
  const products = useCall('GET /products/findForStaff', { q: words, size: SHOWN }, asks).answer?.rows ?? []
  const suppliers = useCall('GET /suppliers/find', { q: words, size: SHOWN }, asks).answer?.rows ?? []
  const brands = useCall('GET /brands/findAll', {}).answer ?? []
  const branches = useBranches() ?? []
  const lots = useLotsByCode(words, asks)
  if (!asks) return []
  const matching = (subjects: SubjectDraft[]) =>
    subjects
      .filter(({ name }) => name.toLocaleLowerCase().includes(words.toLocaleLowerCase()))
      .slice(0, SHOWN)
  return [
    ...matching(
      branches.map(({ branchId, branchName }) => ({ kind: 'BRANCH', subjectId: branchId, name: branchName })),
    ),
    ...matching(
      brands.map(({ brandId, brandName }) => ({ kind: 'BRAND', subjectId: brandId, name: brandName })),
    ),
    ...suppliers.map(({ supplierId, supplierName }) => ({
      ...{ kind: 'SUPPLIER' as const, subjectId: supplierId, name: supplierName },
    })),
    ...products.map(({ productId, productName }) => ({
      ...{ kind: 'PRODUCT' as const, subjectId: productId, name: productName },
    })),
    ...lots,
  ]
}
