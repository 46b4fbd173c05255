import { firstGraphemes } from '../../lib/graphemes.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { shopAddress, type Wishes, type Wording } from '../search.rules.ts'
import { TERM_SHOWN } from './shop-heading.tsx'

type Props = { wishes: Wishes; wording: Wording }

/** Says how the results differ from the typed words, and leads to those of other words. */
export function SearchWording({ wishes, wording: { kind, term } }: Props) {
  const shown = firstGraphemes(term, TERM_SHOWN)
  const look = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
  return (
    <p role="status" className="mb-4 flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
      {kind === 'SOME' && <span>{m.search_some_words()}</span>}
      {kind === 'CORRECTED' && (
        <>
          <span>{m.search_showing_for({ term: shown })}</span>
          <Link to={shopAddress({ ...wishes, exact: true, page: 1 })} className={look}>
            {m.search_instead({ term: firstGraphemes(wishes.q, TERM_SHOWN) })}
          </Link>
        </>
      )}
      {kind === 'SIMILAR' && (
        <Link to={shopAddress({ ...wishes, q: term, page: 1 })} className={look}>
          {m.search_did_you_mean({ term: shown })}
        </Link>
      )}
    </p>
  )
}
