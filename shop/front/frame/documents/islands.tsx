import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { swappedQuotes } from '../../../ui/island.tsx'
import { PageRouter, type Router } from '../../../ui/router.ts'

type Place = HTMLElement

/** The events that wake an island that waits. Some screen readers only click. */
const USES = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/** A result of `island`, whatever its properties are. */
type Part = { displayName: string; waits?: ((props: never) => boolean) | undefined }

/** The parts that documents may have: those at hand, and those that are loaded when a page has them, by their names. */
export type IslandParts = { parts: readonly Part[]; late: Readonly<Record<string, () => Promise<Part>>> }

/** The islands of a document. `onAwake` is called when all islands in the page are awake. */
export class Islands {
  readonly #parts: Map<string, Part>
  readonly #late: IslandParts['late']
  readonly #router: Router
  readonly #onAwake: () => void
  readonly #awake = new Map<Place, Root>()
  readonly #asleep = new Set<Place>()

  constructor({ parts, late }: IslandParts, router: Router, onAwake: () => void) {
    this.#parts = new Map(parts.map(part => [part.displayName, part]))
    this.#late = late
    this.#router = router
    this.#onAwake = onAwake
    for (const kind of USES) addEventListener(kind, this.#wakeUsed, { capture: true, passive: true })
  }

  /** React repeats the event for an island that was asleep. */
  readonly #wakeUsed = ({ target }: Event) => {
    const place = target instanceof Element && target.closest<Place>('[data-island]')
    if (place && this.#isWaiting(place)) this.#wakeAll([place])
  }

  #isWaiting(place: Place): boolean {
    if (this.#awake.has(place) || this.#asleep.has(place)) return false
    return this.#parts.get(nameOf(place))?.waits?.(propsOf(place)) ?? false
  }

  /** Wakes the islands in a part of the page that still sleep, and do not wait until they are used. */
  wake(within: ParentNode): void {
    this.#wakeAll(islandsIn(within).filter(place => !this.#awake.has(place) && !this.#isWaiting(place)))
  }

  #wakeAll(places: Place[]): void {
    for (const place of places) this.#asleep.add(place)
    for (const place of places)
      if (this.#parts.has(nameOf(place))) this.#hydrate(place)
      else void this.#load(place)
  }

  #hydrate(place: Place): void {
    startTransition(() => {
      this.#awake.set(
        place,
        hydrateRoot(place, this.#draw(place), {
          identifierPrefix: place.dataset.ids ?? '',
          // One that is left before it is awake ends without a word.
          onRecoverableError: error => place.isConnected && reportError(error),
        }),
      )
    })
  }

  /** An island whose script does not come stays text. */
  async #load(place: Place): Promise<void> {
    const part = await this.#late[nameOf(place)]?.().catch(() => undefined)
    if (part) this.#parts.set(nameOf(place), part)
    if (part && place.isConnected) this.#hydrate(place)
    else this.#noteAwake(place)
  }

  #noteAwake(place: Place): void {
    if (this.#asleep.delete(place) && this.#asleep.size === 0) this.#onAwake()
  }

  /**
   * Replaces the content of `main` by that of `fresh`. With `keep`, living islands stay, with the properties of those whose
   * place they take: what a person chose or typed is not lost.
   */
  renew(main: HTMLElement, fresh: HTMLElement, keep: boolean): void {
    const focused = document.activeElement
    const kept = keep ? this.#keep(main, document.adoptNode(fresh)) : []
    main.replaceChildren(...document.adoptNode(fresh).childNodes)
    for (const [place, root] of this.#awake) {
      if (place.isConnected) continue
      root.unmount()
      this.#awake.delete(place)
      this.#noteAwake(place)
    }
    flushSync(() => {
      for (const place of kept) this.#awake.get(place)?.render(this.#draw(place))
    })
    this.wake(main)
    // An element that is moved loses the focus.
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }

  /** False while React still hydrates it: it cannot take other properties yet. */
  #isAwake(place: Place): boolean {
    return this.#awake.has(place) && !this.#asleep.has(place)
  }

  #keep(main: HTMLElement, fresh: HTMLElement): Place[] {
    const living = islandsIn(main)
    return islandsIn(fresh).flatMap(place => {
      const same = living.find(one => isSamePlace(one, place) && this.#isAwake(one))
      if (!same) return []
      same.dataset.props = place.dataset.props
      place.replaceWith(same)
      return [same]
    })
  }

  #draw(place: Place): ReactNode {
    const Part = this.#parts.get(nameOf(place)) as unknown as ComponentType
    const awaken = () => this.#noteAwake(place)
    return (
      <StrictMode>
        <Awake onAwake={awaken}>
          <PageRouter value={this.#router}>
            <Part {...(propsOf(place) as object)} />
          </PageRouter>
        </Awake>
      </StrictMode>
    )
  }
}

const nameOf = (place: Place) => place.dataset.island ?? ''
const propsOf = (place: Place): never => JSON.parse(swappedQuotes(place.dataset.props ?? '{}')) as never
const islandsIn = (part: ParentNode) => [...part.querySelectorAll<Place>('[data-island]')]

/** Islands that wait have no ids: their properties say which is which. */
const isSamePlace = ({ dataset: one }: Place, { dataset: other }: Place) =>
  one.ids === other.ids && (one.ids !== '' || (one.island === other.island && one.props === other.props))

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
