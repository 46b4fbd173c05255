import { useEffect, useRef, useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import type { FoundPlace } from '../near.contract.ts'
import { ownPosition } from './own-position.ts'
import { checkSearch, type PlaceSearch, radiusDigits, toggled, typedOver } from './place-search.rules.ts'
import type { Found } from './stored-search.rules.ts'
import { forgetSearch, storedSearch, storeSearch, useStoredSearch } from './stored-search.ts'

export type { Found } from './stored-search.rules.ts'

const wordsOf = ({ title, errors }: SentProblem, field: string) =>
  errors?.find(error => error.field === field)?.message ?? title

/** Merges the attributions of two responses without duplicates. */
export const bothOf = (one: Found['attribution'], other: Found['attribution']) => [
  ...one,
  ...other.filter(({ link }) => !one.some(named => named.link === link)),
]

/**
 * A search for shops nearby: its fields, results, chosen places and errors by field. The tab stores everything but the
 * errors, so that a person who comes back can go on.
 */
export function usePlaceSearch() {
  const { search, located, found, chosen, carried } = useStoredSearch()
  const [busy, setBusy] = useState<'locating' | 'searching'>()
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<SentProblem>()
  const [notice, setNotice] = useState('')
  // Drops responses to outdated requests.
  const round = useRef(0)
  const pressed = useRef<Element | null>(null)

  useEffect(() => {
    // A restored address gets no suggestions until it is edited.
    if (storedSearch().search.address) storeSearch({ search: { ...storedSearch().search, picked: true } })
    return () => {
      round.current += 1
    }
  }, [])

  /** Applies an edit, and clears the errors. */
  function change(some: Partial<PlaceSearch>) {
    storeSearch({ search: { ...storedSearch().search, ...some } })
    setWrong({})
  }

  async function locate(wanted: boolean) {
    round.current += 1
    setBusy(undefined)
    storeSearch({ located: false })
    if (!wanted) return change({ found: undefined })
    const own = round.current
    setBusy('locating')
    const position = await ownPosition()
    if (own !== round.current) return
    setBusy(undefined)
    if (typeof position === 'string') return setWrong({ location: position })
    storeSearch({ located: true })
    change({ found: position, address: '', picked: true })
    const sent = await send('POST /near/reverseGeocode', position)
    if (own !== round.current) return
    if (sent.ok) change({ address: sent.answer.found.address })
    else setWrong({ location: sent.problem.title || m.shop_offline() })
  }

  async function submit() {
    const wrongNow = checkSearch(search)
    setWrong(wrongNow)
    if (Object.keys(wrongNow).length) return false
    round.current += 1
    const own = round.current
    pressed.current = document.activeElement
    // Submitting while the device is being located searches by the typed address.
    setBusy('searching')
    setProblem(undefined)
    setNotice('')
    const where = search.found
      ? { ...search.found, address: search.address, served: undefined }
      : await findAddress(search.address, own)
    if (own !== round.current) return true
    if (!where) return false
    const { grocery, food, restaurant, radius, unit } = search
    const { latitude, longitude, address, served } = where
    const sent = await send('POST /near/findPlaces', {
      ...{ latitude, longitude, grocery, food, restaurant, unit },
      radius: Number(radius),
    })
    if (own !== round.current) return true
    setBusy(undefined)
    if (!sent.ok) {
      setProblem(sent.problem)
      return true
    }
    const { places, fellBack, attribution } = sent.answer
    storeSearch({
      found: {
        ...sent.answer,
        fellBack: fellBack || (served?.fellBack ?? false),
        attribution: bothOf(attribution, served?.attribution ?? []),
        of: { ...search, address, found: { latitude, longitude } },
      },
      carried: storedSearch().chosen.filter(
        ({ placeId }) => !places.some(place => place.placeId === placeId),
      ),
    })
    return true
  }

  async function findAddress(address: string, own: number) {
    const sent = await send('POST /near/geocode', { address })
    if (own !== round.current) return undefined
    if (sent.ok) {
      const { found, ...served } = sent.answer
      return { ...found, served }
    }
    setBusy(undefined)
    if (sent.problem.status === 404 || sent.problem.status === 400)
      setWrong({ address: wordsOf(sent.problem, 'address') })
    else setProblem(sent.problem)
    return undefined
  }

  function clear() {
    round.current += 1
    forgetSearch()
    setBusy(undefined)
    setWrong({})
    setProblem(undefined)
    setNotice('')
  }

  return {
    search,
    located: located || busy === 'locating',
    busy,
    wrong,
    problem,
    found,
    chosen,
    carried,
    notice,
    setNotice,
    /** True if the focus has not moved since the search was submitted. */
    waits: () => {
      const { activeElement, body } = document
      return pressed.current !== null && (activeElement === pressed.current || activeElement === body)
    },
    change,
    /** Keeps the text typed before hydration. */
    takeTyped: (typed: Partial<PlaceSearch>) => change(typedOver(storedSearch().search, typed)),
    locate,
    submit,
    clear,
    /** Replaces the address, and drops its position. */
    write(address: string) {
      round.current += 1
      setBusy(undefined)
      storeSearch({ located: false })
      change({ address, found: undefined, picked: false })
    },
    setRadius(typed: string) {
      const { radius, stripped } = radiusDigits(typed)
      change({ radius })
      if (stripped) setWrong({ radius: m.near_radius_digits() })
    },
    toggle(place: FoundPlace) {
      const next = toggled(chosen, place)
      setNotice(next ? '' : m.near_order_full())
      if (next) storeSearch({ chosen: next })
    },
  }
}

/** The state of a search and its actions. */
export type PlaceSearching = ReturnType<typeof usePlaceSearch>
