import { readNumber } from '../../lib/read-number.ts'
import type { Distribution, Kind } from '../../qurbani/animals.rules.ts'
import type { QueueAnimal, QueueShare } from '../../qurbani/day/slaughter-day.contract.ts'

/** The next step for an animal of the day. */
export type Stage = 'FREE' | 'DO' | 'PACK' | 'HAND OVER' | 'FINISHED'

/** The next step for an animal: none without shares; finished once all its shares have left. */
export function stageOf({ state, shares }: Pick<QueueAnimal, 'state' | 'shares'>): Stage {
  if (state !== 'DONE') return shares.length ? 'DO' : 'FREE'
  if (shares.some(({ packedAt }) => packedAt === null)) return 'PACK'
  return shares.some(({ collectedAt }) => collectedAt === null) ? 'HAND OVER' : 'FINISHED'
}

/** The totals of a day: animals with shares, and their shares, by progress. */
export function totalsOf(animals: readonly QueueAnimal[]) {
  const shares = animals.flatMap(animal => animal.shares)
  return {
    animals: animals.filter(animal => stageOf(animal) !== 'FREE').length,
    done: animals.filter(({ state }) => state === 'DONE').length,
    shares: shares.length,
    packed: shares.filter(({ packedAt }) => packedAt !== null).length,
    collected: shares.filter(({ collectedAt }) => collectedAt !== null).length,
  }
}

/** The default day: today, else the next one, else the last. `today` is written like `2027-05-16`. */
export function dayMeant(days: readonly { day: number; date: string }[], today: string): number | undefined {
  return (days.find(({ date }) => date >= today) ?? days.at(-1))?.day
}

/** A search on the day: part of a tag or name, or an order number; a kind; only unfinished ones. */
export type Sought = { words: string; kind: Kind | ''; open: boolean }

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')

/** True if a share matches the words: by its animal's tag, a name, or its order number. */
function isSought(words: string, tag: string, { names, orderNum }: QueueShare): boolean {
  const wanted = plain(words.replace('#', '').trim())
  return !wanted || orderNum === wanted || [tag, ...names].some(text => plain(text).includes(wanted))
}

const isFree = (animal: QueueAnimal) => stageOf(animal) === 'FREE'

/** The animals that match by their tag or one of their shares; animals without shares come last. */
export const animalsFor = (animals: readonly QueueAnimal[], { words, kind, open }: Sought) => {
  const found = animals.filter(
    animal =>
      (!kind || animal.kind === kind) &&
      (!open || !['FREE', 'FINISHED'].includes(stageOf(animal))) &&
      (plain(animal.tag).includes(plain(words.trim())) ||
        animal.shares.some(share => isSought(words, animal.tag, share))),
  )
  return found.toSorted((one, other) => Number(isFree(one)) - Number(isFree(other)))
}

/** A share that leaves the shop, with its animal. */
export type Leaving = QueueShare & Pick<QueueAnimal, 'animalId' | 'tag' | 'kind' | 'places'>

/** The way a share leaves the shop: collected, delivered, or given to others. */
export const wayOf = (distribution: Distribution): 'COLLECT' | 'DELIVER' | 'GIVE ALL' =>
  distribution === 'THIRDS' ? 'COLLECT' : distribution

/** Shares that leave in the same time window in the same way. */
export type LeavingGroup = {
  key: string
  window: QueueShare['window']
  way: ReturnType<typeof wayOf>
  shares: Leaving[]
}

/**
 * The matching shares, grouped by window and way and sorted by time: shares without a window (given away) come last, and
 * within a group those that have left.
 */
export function leavingOf(animals: readonly QueueAnimal[], { words, kind, open }: Sought): LeavingGroup[] {
  const groups = new Map<string, LeavingGroup>()
  for (const { shares, animalId, tag, kind: its, places } of animals)
    for (const share of shares) {
      if ((kind && its !== kind) || (open && share.collectedAt !== null)) continue
      if (!isSought(words, tag, share)) continue
      const way = wayOf(share.distribution)
      const key = `${share.window ? `${share.window.startsAt} ${share.window.endsAt}` : '~'} ${way}`
      const group = groups.get(key) ?? { key, way, window: share.window, shares: [] }
      group.shares.push({ ...share, animalId, tag, kind: its, places })
      groups.set(key, group)
    }
  for (const { shares } of groups.values())
    shares.sort((one, other) => Number(one.collectedAt !== null) - Number(other.collectedAt !== null))
  return [...groups.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

/** Reads typed pounds; undefined if no share can have this weight. */
export function poundsIn(typed: string): number | undefined {
  const pounds = readNumber(typed)
  return pounds >= 0.01 && pounds <= 2000 ? Math.round(pounds * 1000) / 1000 : undefined
}

/** Replaces the changed animals and shares by the answers to the changes. */
export function withAnswers(
  animals: readonly QueueAnimal[],
  answers: readonly (QueueAnimal | QueueShare)[],
): QueueAnimal[] {
  return answers.reduce<QueueAnimal[]>(
    (now, answer) =>
      now.map(animal => {
        if ('shares' in answer) return animal.animalId === answer.animalId ? answer : animal
        const shares = animal.shares.map(share => (share.shareId === answer.shareId ? answer : share))
        return { ...animal, shares }
      }),
    [...animals],
  )
}
