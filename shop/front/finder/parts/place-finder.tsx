import { useEffect, useMemo, useRef, useState } from 'react'
import { useCart } from '../../../cart/use-cart.ts'
import type { OutputOf } from '../../../lib/call.ts'
import { m } from '../../../messages/m.ts'
import { menuOf } from '../../../near/finder/chosen-places.rules.ts'
import { FoundPlaceRow } from '../../../near/finder/parts/found-place-row.tsx'
import { PlaceSearchForm } from '../../../near/finder/parts/place-search-form.tsx'
import { showDistance } from '../../../near/finder/place-search.rules.ts'
import { forgetSearch } from '../../../near/finder/stored-search.ts'
import { useDistancesByRoad } from '../../../near/finder/use-distances-by-road.ts'
import { bothOf, type Found, usePlaceSearch } from '../../../near/finder/use-place-search.ts'
import type { findMap } from '../../../near/map/map.contract.ts'
import { MapPlace } from '../../../near/map/parts/map-place.tsx'
import { NamedSources } from '../../../near/map/parts/named-sources.tsx'
import { MOST_CHOSEN, unitMetres } from '../../../near/providers/distance.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { whenLeft } from '../../../ui/session.ts'

whenLeft(forgetSearch)

/** Finds shops and restaurants nearby; up to five can be taken to the menu or the checkout (spec section 2). */
export function PlaceFinder({ map }: { map: OutputOf<typeof findMap> }) {
  const searching = usePlaceSearch()
  const { found, problem, chosen, carried, notice } = searching
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves on to the results, which on a phone are far below the form; a visitor who types on is not interrupted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was found
  useEffect(() => {
    if (found && searching.waits()) heading.current?.focus()
  }, [found])
  const shown = useMemo(() => [...carried, ...(found?.places ?? [])], [carried, found])
  const [at, setAt] = useState<string>()
  const roads = useDistancesByRoad(found, at)
  const list = useRef<HTMLUListElement>(null)
  const around = found ? found.of.found : searching.search.found
  const radius = found ? Number(found.of.radius) * unitMetres[found.of.unit] : undefined
  const view = useMemo(
    () => ({
      shop: map.position ?? undefined,
      around: around && { position: around, radius },
      places: shown,
      at,
    }),
    [map, around, radius, shown, at],
  )
  /** Shows a place chosen on the map in the list. */
  function look(placeId: string) {
    setAt(placeId)
    const row = shown.findIndex(place => place.placeId === placeId)
    list.current?.children[row]?.querySelector('input')?.focus()
  }
  const isEmpty = useCart().length === 0
  const go = (address: string, allowed: boolean) => {
    searching.setNotice(allowed ? '' : m.near_nothing_chosen())
    if (allowed) navigate(address)
  }
  return (
    <section
      aria-label={m.near_title()}
      className="page mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-10"
    >
      <PlaceSearchForm searching={searching} />
      <div className="min-w-0">
        {problem && <Problem problem={problem} onRetry={() => void searching.submit()} />}
        <h2 ref={heading} tabIndex={-1} className="text-2xl md:text-3xl">
          {m.near_results()}
        </h2>
        <p role="status" className="mt-2 text-muted">
          {found ? summaryOf(found) : m.near_before()}
        </p>
        {found?.fellBack && (
          <p role="status" className="mt-3 rounded-small bg-saffron-soft px-4 py-3">
            {m.near_fell_back()}
          </p>
        )}
        {/* Google's places may only be shown on Google's map. */}
        {map.provider !== 'google' && (
          <div className="mt-5">
            <MapPlace
              view={view}
              tiles={map.tiles}
              label={m.near_map_label()}
              className="h-72 md:h-96"
              onChoose={look}
            >
              <p className="absolute inset-0 grid place-items-center text-muted">{m.near_map_waiting()}</p>
            </MapPlace>
          </div>
        )}
        {shown.length > 0 && (
          <div>
            <ul ref={list} className="mt-5 grid gap-3">
              {shown.map((place, index) => (
                <FoundPlaceRow
                  key={place.placeId}
                  place={place}
                  number={map.provider === 'google' ? undefined : index + 1}
                  isAt={place.placeId === at}
                  unit={carried.includes(place) ? undefined : found?.of.unit}
                  byRoad={roads.metres[place.placeId]}
                  chosen={chosen.some(({ placeId }) => placeId === place.placeId)}
                  onToggle={() => {
                    searching.toggle(place)
                    setAt(place.placeId)
                  }}
                />
              ))}
            </ul>
            <div className="sticky bottom-4 z-10 mt-6 flex flex-wrap items-center gap-3 card p-4 shadow-raised">
              <p className="me-auto font-medium">
                {m.near_chosen({ count: chosen.length, most: MOST_CHOSEN })}
              </p>
              <Button look="main" onClick={() => go(menuOf(chosen), chosen.length > 0)}>
                {m.near_see_menu()}
              </Button>
              <Button look="quiet" onClick={() => go('/checkout', !isEmpty)}>
                {m.near_checkout()}
              </Button>
              <p role="alert" className={notice ? 'w-full font-medium text-rose' : 'sr-only'}>
                {notice}
              </p>
            </div>
          </div>
        )}
        {found && found.attribution.length > 0 && (
          <p className="mt-3 text-sm text-muted">
            {m.near_data_by()} <NamedSources sources={bothOf(found.attribution, roads.attribution)} />
          </p>
        )}
      </div>
    </section>
  )
}

/** Says how many places were found, and where. */
function summaryOf({ places, of }: Found): string {
  const distance = showDistance(Number(of.radius) * unitMetres[of.unit], of.unit, m.shop_language())
  if (places.length === 0) return m.near_none({ distance })
  return of.address
    ? m.near_count_at({ count: places.length, distance, address: of.address })
    : m.near_count({ count: places.length, distance })
}
