import { useEffect, useRef, useState } from 'react'
import type { OfficeList } from './use-office-list.ts'

/** Waited after a letter before the shop is asked, in milliseconds. */
const RESTS = 300

/**
 * The words in the search box of a list. The list is asked for them once they rest, or at once by `ask`. Where the address gets
 * other words than those that were asked for here (a kept filter, the way back), the box shows them; the arrival of words
 * that were asked for takes no letter back that was typed since.
 */
export function useListWords<Row>(list: OfficeList<Row>) {
  const shown = list.asked.q ?? ''
  const [typed, type] = useState(shown)
  /** Words that were asked for and do not stand in the address yet. */
  const asked = useRef<string[]>([])
  const ask = () => {
    const words = typed.trim()
    if (words === shown) return
    if (asked.current.at(-1) !== words) asked.current.push(words)
    list.change({ q: words })
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const place = asked.current.indexOf(shown)
    if (place < 0) type(shown)
    asked.current = place < 0 ? [] : asked.current.slice(place + 1)
  }, [shown])
  const address = new URLSearchParams(list.asked).toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter and another address begin the rest anew
  useEffect(() => {
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // Whoever has gone on meanwhile, while the next screen is being loaded, takes no words along.
      if (window.location.pathname === pathname) latest.current()
    }, RESTS)
    return () => clearTimeout(timer)
  }, [typed, address])
  return { typed, type, ask }
}
