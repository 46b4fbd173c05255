import { useSearchParams } from '../../ui/app-router.ts'
import { useCall } from '../../ui/use-call.ts'
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
  if (!asked || ofSupplier.problem || ofLot.problem) return []
  const name = ofSupplier.answer?.supplierName ?? (ofLot.answer && nameOfLot(ofLot.answer.lot))
  return name === undefined ? undefined : [{ ...asked, name }]
}
