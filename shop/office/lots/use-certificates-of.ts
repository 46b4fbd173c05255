import type { SubjectKind } from '../../certificates/certificate-kinds.ts'
import { useCall } from '../../ui/use-call.ts'

/** The most certificates of one thing that a page shows. */
const SHOWN = 100

/** The certificates about a thing, the last to end first; none if there is no such thing. */
export const useCertificatesOf = (subjectKind: SubjectKind, subjectId: number | null) =>
  useCall(
    'GET /certificates/findForStaff',
    { subjectKind, subjectId: subjectId ?? 0, sort: '-expiresOn', size: SHOWN },
    subjectId !== null,
  )
