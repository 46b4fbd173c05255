import type { Distribution, Kind } from '../qurbani/animals.rules.ts'
import type { QueueAnimal, QueueShare } from '../qurbani/slaughter-day.contract.ts'

/** What is to be done next with an animal of the day. */
export type Stage = 'FREE' | 'DO' | 'PACK' | 'HAND OVER' | 'FINISHED'

/** What is to be done next with an animal: nothing while nobody has a share of it; it is finished when all of them have left. */
export function stageOf({ state, shares }: Pick<QueueAnimal, 'state' | 'shares'>): Stage {
  if (state !== 'DONE') return shares.length ? 'DO' : 'FREE'
  if (shares.some(({ packedAt }) => packedAt === null)) return 'PACK'
  return shares.some(({ collectedAt }) => collectedAt === null) ? 'HAND OVER' : 'FINISHED'
}

/** What a day comes to: animals of which somebody has a share, and those shares, each with how far they are. */
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

/** Which day is meant where nobody says: today's, else the next one, else the last. `today` as in `2027-05-16`. */
export function dayMeant(days: readonly { day: number; date: string }[], today: string): number | undefined {
  return (days.find(({ date }) => date >= today) ?? days.at(-1))?.day
}

/** What is looked for on the day: words of a tag, a name or an order number; a kind; only what is not finished. */
export type Sought = { words: string; kind: Kind | ''; open: boolean }

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')

/** Whether a share is what the words look for: by its animal's tag, a name, or the number of its order. */
function isSought(words: string, tag: string, { names, orderNum }: QueueShare): boolean {
  const wanted = plain(words.replace('#', '').trim())
  return !wanted || orderNum === wanted || [tag, ...names].some(text => plain(text).includes(wanted))
}

const isFree = (animal: QueueAnimal) => stageOf(animal) === 'FREE'

/** The animals that are looked for, by their tag or by one of their shares; those of which nobody has one come last. */
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

/** A share that somebody comes for, with the animal that it is of. */
export type Leaving = QueueShare & Pick<QueueAnimal, 'animalId' | 'tag' | 'kind' | 'places'>

/** How a share leaves the shop: fetched, brought, or given to others. */
export const wayOf = (distribution: Distribution): 'COLLECT' | 'DELIVER' | 'GIVE ALL' =>
  distribution === 'THIRDS' ? 'COLLECT' : distribution

/** Shares that leave in one window of time in the same way. */
export type LeavingGroup = {
  key: string
  window: QueueShare['window']
  way: ReturnType<typeof wayOf>
  shares: Leaving[]
}

/** The shares that are looked for, by window and way: in the order of their times, what is given away last, what has left at the end. */
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

/** Pounds as they were typed, with a point or a comma; nothing where that is no weight of a share. */
export function poundsIn(typed: string): number | undefined {
  const pounds = typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'))
  return pounds >= 0.01 && pounds <= 2000 ? Math.round(pounds * 1000) / 1000 : undefined
}

/** What was answered to changes, put in the place of what it changed. */
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
