import { Phone, Route, ShoppingBasket, UtensilsCrossed } from 'lucide-react'
import { dayAt } from '../../../lib/dates/dates.ts'
import { m } from '../../../messages/m.ts'
import { useShop } from '../../../ui/router.ts'
import type { FoundPlace } from '../../near.contract.ts'
import type { Unit } from '../../providers/distance.rules.ts'
import { showDistance } from '../place-search.rules.ts'

type Props = {
  place: FoundPlace
  /** Its number on the map, if it has one. */
  number: number | undefined
  /** True if the map shows this place alone. */
  isAt: boolean
  /** The unit of its distance; undefined if the distance was measured from another position. */
  unit: Unit | undefined
  /** The distance by road in metres, if it is known. */
  byRoad: number | undefined
  chosen: boolean
  onToggle: () => void
}

const kinds = {
  GROCERY: { icon: ShoppingBasket, says: m.near_kind_grocery },
  RESTAURANT: { icon: UtensilsCrossed, says: m.near_kind_restaurant },
}

/** Says when it is open today, by the shop's clock. */
function todayOf(hours: FoundPlace['hours'], timeZone: string | undefined): string {
  if (!hours) return ''
  const today = hours[new Date(dayAt(new Date(), timeZone)).getUTCDay()]
  return today ? m.near_open_today({ from: today.opens, to: today.closes }) : m.near_closed_today()
}

/** A shop or restaurant in the results, with a checkbox to choose it. */
export function FoundPlaceRow({ place, number, isAt, unit, byRoad, chosen, onToggle }: Props) {
  const timeZone = useShop()?.settings.timeZone
  const { icon: Icon, says } = kinds[place.kind]
  return (
    <li
      data-at={isAt || undefined}
      className="rounded-tile border border-line bg-raised has-checked:border-green has-checked:bg-green-soft data-at:border-saffron-deep data-at:ring-2 data-at:ring-saffron"
    >
      <label className="flex cursor-pointer items-start gap-4 p-4">
        <input
          type="checkbox"
          checked={chosen}
          onChange={onToggle}
          // keeps it clear of the bar at the lower edge when it gets the focus
          className="mt-1 size-5 shrink-0 scroll-mb-52 accent-green"
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-display text-lg wrap-anywhere">
              {number && `${new Intl.NumberFormat(m.shop_language()).format(number)}. `}
              <bdi>{place.name}</bdi>
            </span>
            <span className="text-sm font-medium whitespace-nowrap text-green">
              {unit && showDistance(place.distance, unit, m.shop_language())}
            </span>
          </span>
          <bdi className="block text-sm text-muted wrap-anywhere">{place.vicinity}</bdi>
          <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <span className="flex items-center gap-1.5">
              <Icon aria-hidden className="size-4 text-green" />
              {says()}
            </span>
            {unit && byRoad !== undefined && (
              <span className="flex items-center gap-1.5">
                <Route aria-hidden className="size-4 text-green" />
                {m.near_distance_by_road({ distance: showDistance(byRoad, unit, m.shop_language()) })}
              </span>
            )}
            {place.priority === 1 && (
              <span className="rounded-small bg-saffron-soft px-2 py-0.5 font-medium">
                {m.near_first_partner()}
              </span>
            )}
            {place.hours && <span>{todayOf(place.hours, timeZone)}</span>}
            {place.phone1 && (
              <span className="flex items-center gap-1.5">
                <Phone aria-hidden className="size-4 text-green" />
                <bdi>{place.phone1}</bdi>
              </span>
            )}
          </span>
        </span>
      </label>
    </li>
  )
}
