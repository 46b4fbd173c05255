import { MOST_COPIES } from '../../lots/labels/label-copies.rules.ts'
import type { LotLabel } from '../../lots/labels/labels.contract.ts'
import { m } from '../../messages/m.ts'

/** The numbers of labels as typed, by the id of the lot. */
export type TypedCopies = Readonly<Record<number, string>>

/** The number of labels of a lot as typed, or else as usual; undefined if it is none. */
export function copiesOf({ lotId, copies }: LotLabel, typed: TypedCopies): number | undefined {
  const text = (typed[lotId] ?? String(copies)).trim()
  return /^\d{1,3}$/.test(text) && Number(text) <= MOST_COPIES ? Number(text) : undefined
}

/** Returns what is wrong with the number of labels of a lot. */
export const wrongCopies = (label: LotLabel, typed: TypedCopies): string | undefined =>
  copiesOf(label, typed) === undefined ? m.office_lots_label_wrong({ most: MOST_COPIES }) : undefined

/** The number of all labels; 0 if one number is wrong, as then nothing is printed. */
export const allCopies = (labels: readonly LotLabel[], typed: TypedCopies): number =>
  labels.some(label => copiesOf(label, typed) === undefined)
    ? 0
    : labels.reduce((sum, label) => sum + (copiesOf(label, typed) ?? 0), 0)
