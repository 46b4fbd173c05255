import type { ColumnVisibilityState } from '@tanstack/react-table'
import { useState } from 'react'

const keyOf = (list: string) => `souk-columns-${list}`

/** Which columns of a list somebody chose to see, kept in their browser. */
function readChoice(list: string): ColumnVisibilityState {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as ColumnVisibilityState) : {}
  } catch {
    return {}
  }
}

/** The choice of columns of a list, over what is shown unless somebody chose. */
export function useColumnChoice(list: string, usual: ColumnVisibilityState) {
  const [chosen, setChosen] = useState(() => readChoice(list))
  const keep = (next: ColumnVisibilityState) => {
    setChosen(next)
    try {
      localStorage.setItem(keyOf(list), JSON.stringify(next))
    } catch {
      // A browser that keeps nothing shows the usual columns next time.
    }
  }
  return [{ ...usual, ...chosen }, keep] as const
}
