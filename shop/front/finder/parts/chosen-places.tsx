import { Store, X } from 'lucide-react'
import { useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { chosenIn, menuQuery } from '../../../near/finder/chosen-places.rules.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** The shops and restaurants that the visitor chose on the place-an-order page. They can be removed. */
export function ChosenPlaces() {
  const [query, setQuery] = useSearchParams()
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  const places = chosenIn(query).map((name, at) => ({ id: `${at} ${name}`, name }))
  if (!hydrated || places.length === 0) return null
  function without(gone: string) {
    heading.current?.focus()
    const names = places.filter(({ id }) => id !== gone).map(({ name }) => name)
    setQuery(new URLSearchParams(menuQuery(names)), { replace: true })
  }
  return (
    <section className="page">
      <div className="mt-2 flex flex-wrap items-center gap-3 rounded-tile bg-green-soft px-5 py-4">
        <Store aria-hidden className="size-6 text-green" />
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {m.front_chosen_places()}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {places.map(({ id, name }) => (
            <li key={id} className="flex min-w-0 items-center rounded-tile bg-raised ps-4">
              <bdi className="min-w-0 py-1.5 wrap-anywhere">{name}</bdi>
              <button
                type="button"
                aria-label={m.front_chosen_without({ name })}
                onClick={() => without(id)}
                className="grid size-9 shrink-0 place-items-center rounded-round hover:bg-green-soft"
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
