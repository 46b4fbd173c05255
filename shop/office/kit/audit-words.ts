import { m } from '../../messages/m.ts'
import { auditActions } from './audit-actions.ts'
import { inWords } from './audit-changes.rules.ts'
import { auditFields } from './audit-fields.ts'
import { auditSubjects } from './audit-subjects.ts'

/** An action in words; one without words is shown by its name. */
export const actionWords = (action: string): string => auditActions[action]?.() ?? inWords(action)

/** A thing that was changed, in words. */
export const subjectWords = (subject: string): string => auditSubjects[subject]?.() ?? inWords(subject)

/** The fields by which things are called, the first that an entry has. */
const names = [
  'productName',
  'zoneName',
  'patternName',
  'subCategory',
  'brandName',
  'title',
  'partnerName',
  'supplierName',
  'seasonName',
  'fileName',
  'news',
  'why',
  'branchName',
] as const

const nameIn = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const texts = names.map(name => (value as Record<string, unknown>)[name])
  return texts.find((text): text is string => typeof text === 'string' && text !== '')
}

const services: Record<string, () => string> = {
  address: m.office_services_address,
  mail: m.office_services_mail,
  texts: m.office_services_texts,
  cards: m.office_services_cards,
}

type Named = { subject: string; subjectId: string; before: unknown; after: unknown }

/** The thing that an entry is about: its kind, its name if the entry has one, and its number. */
export function thingWords({ subject, subjectId, before, after }: Named): string {
  const kind = subjectWords(subject)
  if (subject === 'settings')
    return `${kind}: ${subjectId.split(' ').map(fieldWords).filter(Boolean).join(', ')}`
  const service = subject === 'service' && services[subjectId]
  if (service) return `${kind}: ${service()}`
  // People know an order by its own number.
  const orderNum = subject === 'order' && (after as { orderNum?: string } | null)?.orderNum
  if (orderNum) return `${kind} ${orderNum}`
  // The name of a picture is the sum of its bytes.
  const number = /^[0-9a-f]{32}$/.test(subjectId) ? '' : subjectId
  const name = nameIn(after) ?? nameIn(before)
  if (name && name !== number) return /^\d+$/.test(number) ? `${kind} ${number}: ${name}` : `${kind}: ${name}`
  return [kind, number].filter(Boolean).join(' ')
}

/** A field in words. */
export const fieldWords = (field: string): string => auditFields[field]?.() ?? inWords(field)
