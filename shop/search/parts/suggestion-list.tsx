import { useEffect } from 'react'
import { m } from '../../messages/m.ts'
import { useShop } from '../../ui/router.ts'
import type { useCombobox } from '../../ui/use-combobox.ts'
import { type Choice, choicesOf, type FoundChoices } from './search-choices.ts'
import { SearchOption } from './search-option.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  term: string
  /** The address of all results. */
  all: string
  choices: readonly Choice[]
  onFound: (found: FoundChoices) => void
  box: ReturnType<typeof useCombobox<Choice>>
}

const headings: Record<Choice['kind'], (() => string) | undefined> = {
  department: m.search_departments,
  category: m.search_suggested_categories,
  product: m.search_products,
  page: m.search_suggested_pages,
  all: undefined,
}

/** The suggestions under the search box, a section with a heading for each kind. */
export default function SuggestionList({ term, all, choices, onFound, box }: Props) {
  const found = useSuggestions(term)
  const departments = useShop()?.departments
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices follow from these alone
  useEffect(() => {
    const choices = choicesOf(found, { term, address: all }, departments)
    onFound({ choices, says: m.search_suggestion_count({ count: choices.length }) })
  }, [found, term, departments])
  const kinds = [...new Set(choices.map(({ kind }) => kind))]
  return (
    <div
      {...box.list}
      role="listbox"
      aria-label={m.search_suggestions()}
      hidden={!box.open}
      className="card absolute inset-x-0 top-full mt-2 max-h-[70dvh] overflow-y-auto p-2 shadow-raised max-md:fixed max-md:inset-x-3 max-md:top-auto"
      onPointerDown={event => event.preventDefault()}
    >
      {kinds.map(kind => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not fields
        <ul key={kind} role="group" aria-label={headings[kind]?.()}>
          {headings[kind] && (
            <li role="presentation" aria-hidden className="px-2 pt-2 text-sm text-muted">
              {headings[kind]()}
            </li>
          )}
          {choices.map(
            (choice, position) =>
              choice.kind === kind && (
                <li
                  key={choice.address}
                  {...box.option(position)}
                  className={`flex cursor-pointer items-center gap-3 rounded-small p-2 hover:bg-green-soft ${position === box.active ? 'bg-green-soft' : ''}`}
                >
                  <SearchOption choice={choice} />
                </li>
              ),
          )}
        </ul>
      ))}
    </div>
  )
}
