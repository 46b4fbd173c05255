import { Store, X } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../messages/m.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** At most so many are chosen (spec section 9). */
const MOST = 5

/** The restaurants with which somebody came from the place-an-order page: `?restaurant=` for each. They can be taken away. */
export function ChosenRestaurants() {
  const [query, setQuery] = useSearchParams()
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  const names = [...new Set(query.getAll('restaurant').map(name => name.trim().slice(0, 80)))]
    .filter(Boolean)
    .slice(0, MOST)
  if (!hydrated || names.length === 0) return null
  function without(gone: string) {
    heading.current?.focus()
    setQuery({ restaurant: names.filter(name => name !== gone) }, { replace: true })
  }
  return (
    <section className="page">
      <div className="mt-2 flex flex-wrap items-center gap-3 rounded-tile bg-green-soft px-5 py-4">
        <Store aria-hidden className="size-6 text-green" />
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {m.front_chosen_restaurants()}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {names.map(name => (
            <li key={name} className="flex items-center rounded-round bg-raised ps-4 wrap-anywhere">
              {name}
              <button
                type="button"
                aria-label={m.front_chosen_without({ name })}
                onClick={() => without(name)}
                className="grid size-9 place-items-center rounded-round hover:bg-green-soft"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
