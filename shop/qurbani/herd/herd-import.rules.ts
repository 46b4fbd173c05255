import { m } from '../../messages/m.ts'
import { type Kind, kinds } from '../animals.rules.ts'

/** The possible results for a line of a herd's file. */
export const importOutcomes = ['CREATE', 'CHANGE', 'SAME', 'REFUSE'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** The columns of such a file. */
export const herdColumns = ['tag', 'kind', 'weight', 'day'] as const
export type HerdColumn = (typeof herdColumns)[number]

/** The most animals in a file. */
export const MOST_LINES = 2000

/** The cells of a line, with its number in the file. */
export type HerdCells = { line: number } & Record<HerdColumn, string>
/** An animal that is in the herd already; `bound`: shares of it are assigned, or shoppers can choose it. */
export type Known = {
  animalId: number
  tag: string
  kind: string
  day: number | null
  /** The weight in thousandths of a pound. */
  weight: number | null
  state: string
  bound: boolean
}
/** A day with the number of animals that it takes, and the number that have it. */
export type DayRoom = { day: number; capacity: number; animals: number }

/** The result for a line. `animal` is the new version; `known` is the old one. */
export type Judged = {
  cells: HerdCells
  outcome: ImportOutcome
  why: Partial<Record<HerdColumn, string>>
  known: Known | undefined
  animal: { tag: string; kind: Kind; day: number | null; weight: number | null } | undefined
}

/** Decides the result of each line of a file, in order: a later line does not get what an earlier one took. */
export function judgeHerd(
  lines: readonly HerdCells[],
  herd: readonly Known[],
  days: readonly DayRoom[],
): Judged[] {
  const byTag = new Map(herd.map(animal => [animal.tag, animal]))
  const room = new Map(days.map(({ day, capacity, animals }) => [day, capacity - animals]))
  const capacity = new Map(days.map(one => [one.day, one.capacity]))
  const seen = new Map<string, number>()
  return lines.map(cells => {
    const { animal, why } = readCells(cells, days.length)
    const known = byTag.get(cells.tag.trim())
    const before = seen.get(animal.tag)
    if (animal.tag && before !== undefined) why.tag = m.qurbani_tag_twice({ line: before })
    else if (animal.tag) seen.set(animal.tag, cells.line)
    const { kind, day } = animal
    if (known?.bound && kind && known.kind !== kind) why.kind ??= m.qurbani_day_kept()
    const moves = known?.day !== day
    if (known && moves && known.bound) why.day ??= m.qurbani_day_kept()
    if (known && moves && known.state === 'DONE') why.day ??= m.qurbani_animal_is_done()
    const needsRoom = day !== null && moves && known?.state !== 'WITHDRAWN'
    if (needsRoom && !why.day && (room.get(day) ?? 0) < 1)
      why.day = m.qurbani_office_day_full({ day, capacity: capacity.get(day) ?? 0 })
    if (Object.keys(why).length > 0 || !kind)
      return { cells, outcome: 'REFUSE', why, known, animal: undefined }
    if (needsRoom) room.set(day, (room.get(day) ?? 0) - 1)
    if (known && moves && known.day !== null && known.state !== 'WITHDRAWN')
      room.set(known.day, (room.get(known.day) ?? 0) + 1)
    const same = known && !moves && known.kind === kind && known.weight === animal.weight
    return {
      cells,
      outcome: known ? (same ? 'SAME' : 'CHANGE') : 'CREATE',
      why,
      known,
      animal: { ...animal, kind },
    }
  })
}

const isKind = (word: string): word is Kind => (kinds as readonly string[]).includes(word)

/** Reads the cells of a line, and finds those that are wrong. */
function readCells(cells: HerdCells, days: number) {
  const why: Judged['why'] = {}
  const tag = cells.tag.trim()
  if (!tag || tag.length > 40 || /\p{Cc}/u.test(tag)) why.tag = m.qurbani_tag_needed()
  const word = cells.kind.trim().toUpperCase()
  const kind = isKind(word) ? word : undefined
  if (!kind) why.kind = m.qurbani_kind_wrong()
  const pounds = cells.weight.trim()
  const weight = pounds === '' ? null : Math.round(Number(pounds) * 1000)
  const isWeight = weight === null || (/^\d{1,5}(\.\d+)?$/.test(pounds) && weight > 0 && weight <= 10_000_000)
  if (!isWeight) why.weight = m.qurbani_weight_wrong()
  const number = cells.day.trim()
  const day = number === '' ? null : Number(number)
  if (day !== null && (!/^\d$/.test(number) || day < 1 || day > days)) why.day = m.qurbani_day_wrong({ days })
  return { animal: { tag, kind, weight: isWeight ? weight : null, day: why.day ? null : day }, why }
}
