import { Search } from 'lucide-react'
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { useLocation, useNavigate } from '../../ui/router.ts'
import { useCombobox } from '../../ui/use-combobox.ts'
import type { Choice, FoundChoices } from './search-choices.ts'

/** Loaded when the person comes to the box. */
const SuggestionList = lazy(() => import('./suggestion-list.tsx'))

/** Returns the address of the results for a term. */
const resultsAddress = (term: string) => `/shop/-1?${new URLSearchParams({ q: term })}`

/** Searches all products, and suggests some during typing. Without JavaScript it is a plain form. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const searched = pathname === '/shop/-1' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [typed, setTyped] = useState('')
  const [isNear, setNear] = useState(false)
  const [{ choices, says }, setFound] = useState<FoundChoices>({ choices: [], says: '' })
  const box = useCombobox(choices, go)

  const shown = useRef(searched)
  useEffect(() => {
    // Text typed before the page was hydrated stays.
    if (shown.current === searched) return
    shown.current = searched
    if (input.current) input.current.value = searched
    setTyped('')
  }, [searched])

  function go(choice: Choice) {
    box.show(false)
    navigate(choice.address)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    box.show(false)
    const q = input.current?.value
    if (q?.trim()) navigate(resultsAddress(q))
  }

  return (
    <search className="relative [grid-area:search]">
      <form action="/shop/-1" onSubmit={submit} className="relative">
        <input
          {...box.input}
          ref={input}
          name="q"
          type="search"
          defaultValue={searched}
          maxLength={200}
          autoComplete="off"
          aria-label={m.search_label()}
          placeholder={m.search_placeholder()}
          className="h-11 w-full rounded-round border border-edge bg-raised ps-5 pe-14 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          onFocus={() => setNear(true)}
          onChange={event => {
            setNear(true)
            setTyped(event.target.value.trim())
            box.show(true)
          }}
          onBlur={() => box.show(false)}
        />
        <button
          type="submit"
          aria-label={m.search_button()}
          className="absolute end-1 top-1 grid size-9 place-items-center rounded-round bg-green text-on-green hover:opacity-90"
        >
          <Search aria-hidden className="size-4.5" />
        </button>
      </form>
      <p role="status" className="sr-only">
        {box.open && says}
      </p>
      {isNear && (
        <Suspense>
          <SuggestionList
            term={typed}
            all={resultsAddress(typed)}
            choices={choices}
            onFound={setFound}
            box={box}
          />
        </Suspense>
      )}
    </search>
  )
}
