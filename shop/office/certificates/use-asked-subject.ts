import { useSearchParams } from '../../ui/app-router.ts'
import { useCall } from '../../ui/use-call.ts'
import { useBranches } from '../kit/use-branch.ts'
import { subjectAsked } from './asked-subject.rules.ts'
import type { SubjectDraft } from './certificate-draft.rules.ts'
import { nameOfLot } from './name-of-lot.ts'

/** The thing that the address of a new certificate names; undefined until it is loaded. A thing that does not exist is left out. */
export function useAskedSubject(): readonly SubjectDraft[] | undefined {
  const [query] = useSearchParams()
  const asked = subjectAsked(query)
  const id = asked?.subjectId ?? 0
  const ofSupplier = useCall('GET /suppliers/find/{id}', { id }, asked?.kind === 'SUPPLIER')
  const ofLot = useCall('GET /lots/find/{id}', { id }, asked?.kind === 'LOT')
  const branches = useBranches()
  const mainBranchId = branches?.find(({ isMain }) => isMain)?.branchId
  if (!asked || ofSupplier.problem || ofLot.problem) return []
  const name =
    ofSupplier.answer?.supplierName ?? (ofLot.answer && branches && nameOfLot(ofLot.answer.lot, mainBranchId))
  return name === undefined ? undefined : [{ ...asked, name }]
}
