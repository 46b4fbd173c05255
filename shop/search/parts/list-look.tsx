import { LayoutGrid, Rows3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ROWS } from '../show-rows.ts'

const isInRows = () => document.documentElement.hasAttribute('data-rows')

const look =
  'grid size-11 place-items-center rounded-round hover:bg-green-soft aria-pressed:bg-green-soft aria-pressed:text-green'

/** Shows the list with large pictures or in rows. The browser remembers which. */
export const ListLook = island('list-look', () => {
  const [inRows, setInRows] = useState(false)
  useEffect(() => setInRows(isInRows()), [])
  const choose = (rows: boolean) => {
    document.documentElement.toggleAttribute('data-rows', rows)
    if (rows) browserStorage.set(ROWS, '1')
    else browserStorage.remove(ROWS)
    setInRows(rows)
  }
  // It needs the script: the page has only its place.
  if (!useHydrated()) return <div className="h-11 w-22" />
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{m.search_look()}</legend>
      <button
        type="button"
        aria-pressed={!inRows}
        aria-label={m.search_look_cards()}
        title={m.search_look_cards()}
        className={look}
        onClick={() => choose(false)}
      >
        <LayoutGrid aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-pressed={inRows}
        aria-label={m.search_look_rows()}
        title={m.search_look_rows()}
        className={look}
        onClick={() => choose(true)}
      >
        <Rows3 aria-hidden className="size-5" />
      </button>
    </fieldset>
  )
})
