import { m } from '../../../messages/m.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { SearchMisses } from '../parts/search-misses.tsx'
import { PlacedResults } from '../search-words/placed-results.tsx'
import { PlacedTerms } from '../search-words/placed-terms.tsx'
import { SynonymsPlace } from '../search-words/synonyms-place.tsx'

/** `/admin/search-words`: synonyms, placed results and searches that found nothing. `?add=` opens a new group with a term. */
export default function SearchWordsScreen() {
  const [query, setQuery] = useSearchParams()
  const [term, add] = [query.get('term') ?? '', query.get('add') ?? '']
  return (
    <>
      <OfficeHeading title={m.office_words()} text={m.office_words_text()} />
      <div className="space-y-6">
        {term && <PlacedResults key={term} term={term} onClose={() => setQuery({})} />}
        <SynonymsPlace key={add} term={add} />
        {!term && <PlacedTerms onOpen={chosen => setQuery({ term: chosen })} />}
        <SearchMisses />
      </div>
    </>
  )
}
