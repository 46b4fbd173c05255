import { useCall } from '../../ui/use-call.ts'
import { useBranches } from '../kit/use-branch.ts'
import type { SubjectDraft } from './certificate-draft.rules.ts'
import { nameOfLot } from './name-of-lot.ts'

/** The most lots that are looked through, and the most that are shown. */
const LOOKED_THROUGH = 100
const SHOWN = 6

/** The lots with a code that contains the typed words, the last to end first: of those, something is left or was until lately. */
export function useLotsByCode(words: string, asks: boolean): SubjectDraft[] {
  const input = { q: words, state: 'ALL' as const, sort: '-expiresOn' as const, size: LOOKED_THROUGH }
  const lots = useCall('GET /lots/find', input, asks).answer?.rows ?? []
  const mainBranchId = useBranches()?.find(({ isMain }) => isMain)?.branchId
  return lots
    .filter(({ code }) => code.toLocaleLowerCase().includes(words.toLocaleLowerCase()))
    .slice(0, SHOWN)
    .map(lot => ({ kind: 'LOT', subjectId: lot.lotId, name: nameOfLot(lot, mainBranchId) }))
}
