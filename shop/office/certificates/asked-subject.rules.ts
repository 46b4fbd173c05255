import type { SubjectDraft } from './certificate-draft.rules.ts'

/** The thing that the address of a new certificate names, such as `?supplierId=2` or `?lotId=12`; undefined if it names none. */
export function subjectAsked(query: URLSearchParams): Pick<SubjectDraft, 'kind' | 'subjectId'> | undefined {
  const idOf = (name: string) =>
    /^[1-9]\d{0,8}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined
  const [supplierId, lotId] = [idOf('supplierId'), idOf('lotId')]
  if (supplierId !== undefined) return { kind: 'SUPPLIER', subjectId: supplierId }
  return lotId === undefined ? undefined : { kind: 'LOT', subjectId: lotId }
}
