import { useRef, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import type { OutputOf } from '../lib/call.ts'
import { m } from '../messages/m.ts'
import type { FoundPlace, findNearby } from './near.contract.ts'
import { ownPosition } from './own-position.ts'
import { checkSearch, emptySearch, type PlaceSearch, radiusDigits, toggled } from './place-search.rules.ts'

/** What was found, and for which search. */
export type Found = OutputOf<typeof findNearby> & { of: PlaceSearch }

const wordsOf = ({ title, errors }: SentProblem, field: string) =>
  errors?.find(error => error.field === field)?.message ?? title

/** Who is to be named for two answers, each once. */
export const bothOf = (one: Found['attribution'], other: Found['attribution']) => [
  ...one,
  ...other.filter(({ link }) => !one.some(named => named.link === link)),
]

/** A search for shops nearby: what is written, what was found, what is chosen of it, and what went wrong, by field. */
export function usePlaceSearch() {
  const [search, setSearch] = useState(emptySearch)
  const [located, setLocated] = useState(false)
  const [busy, setBusy] = useState<'locating' | 'searching'>()
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<SentProblem>()
  const [found, setFound] = useState<Found>()
  const [chosen, setChosen] = useState<readonly FoundPlace[]>([])
  // Chosen of an earlier search: they stay in sight until the next one.
  const [carried, setCarried] = useState<readonly FoundPlace[]>([])
  const [notice, setNotice] = useState('')
  // Only what was asked last is shown.
  const round = useRef(0)
  const pressed = useRef<Element>(null)

  /** Whatever is written takes away what was said of it. */
  function change(some: Partial<PlaceSearch>) {
    setSearch(now => ({ ...now, ...some }))
    setWrong({})
  }

  async function locate(wanted: boolean) {
    round.current += 1
    setBusy(undefined)
    setLocated(wanted)
    if (!wanted) return change({ found: undefined })
    const own = round.current
    setBusy('locating')
    const position = await ownPosition()
    if (own !== round.current) return
    setBusy(undefined)
    if (typeof position === 'string') {
      setLocated(false)
      return setWrong({ location: position })
    }
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
    // Who does not wait for where they are searches by what they wrote.
    if (busy === 'locating') setLocated(false)
    pressed.current = document.activeElement
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
    setFound({
      ...sent.answer,
      fellBack: fellBack || (served?.fellBack ?? false),
      attribution: bothOf(attribution, served?.attribution ?? []),
      of: { ...search, address, found: { latitude, longitude } },
    })
    setCarried(chosen.filter(({ placeId }) => !places.some(place => place.placeId === placeId)))
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
    setSearch(emptySearch)
    setLocated(false)
    setBusy(undefined)
    setWrong({})
    setProblem(undefined)
    setFound(undefined)
    setChosen([])
    setCarried([])
    setNotice('')
  }

  return {
    search,
    located,
    busy,
    wrong,
    problem,
    found,
    chosen,
    carried,
    notice,
    setNotice,
    /** Whether somebody has gone nowhere since they searched. */
    waits: () => [pressed.current, document.body].includes(document.activeElement),
    change,
    locate,
    submit,
    clear,
    /** Another address than the one that was found. */
    write(address: string) {
      round.current += 1
      setBusy(undefined)
      setLocated(false)
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
      if (next) setChosen(next)
    },
  }
}

/** The state of a search, and what can be done to it. */
export type PlaceSearching = ReturnType<typeof usePlaceSearch>
