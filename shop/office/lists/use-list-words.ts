import { useEffect, useRef, useState } from 'react'
import { useAfterRest } from '../../ui/use-after-rest.ts'
import type { OfficeList } from './use-office-list.ts'

/** The debounce of the search, in milliseconds. */
const RESTS = 300

/**
 * The words in the search box of a list. The list searches for them after a debounce, or at once on `ask`. If other words
 * arrive in the address (a saved filter, the way back), the box shows them; its own words arriving there never overwrite
 * what was typed since.
 */
export function useListWords<Row>(list: OfficeList<Row>) {
  const shown = list.asked.q ?? ''
  const [typed, type] = useState(shown)
  /** Words that were searched for but are not in the address yet. */
  const asked = useRef<string[]>([])
  const ask = () => {
    const words = typed.trim()
    if (words === shown) return
    if (asked.current.at(-1) !== words) asked.current.push(words)
    list.change({ q: words })
  }
  useEffect(() => {
    const place = asked.current.indexOf(shown)
    if (place < 0) type(shown)
    asked.current = place < 0 ? [] : asked.current.slice(place + 1)
  }, [shown])
  const address = new URLSearchParams(list.asked).toString()
  const screen = useRef('')
  // A letter or another address restarts the delay; the line between them makes an empty search a question as well.
  useAfterRest(`${typed}\n${address}`, RESTS, {
    begin: () => {
      screen.current = window.location.pathname
    },
    ask: async () => {
      // If the next screen is already loading, the words are not taken along.
      if (window.location.pathname === screen.current) ask()
    },
  })
  return { typed, type, ask }
}
