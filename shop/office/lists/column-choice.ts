import type { ColumnVisibilityState } from '@tanstack/react-table'
import { useState } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import { readJson } from '../../lib/store.ts'

const keyOf = (list: string) => `souk-columns-${list}`

/** The columns of a list that this browser's user chose, over the usual ones, and choosing them. */
export function useColumnChoice(list: string, usual: ColumnVisibilityState) {
  const [chosen, setChosen] = useState(
    () => readJson(browserStorage.get(keyOf(list))) as ColumnVisibilityState,
  )
  const choose = (next: ColumnVisibilityState) => {
    setChosen(next)
    browserStorage.set(keyOf(list), JSON.stringify(next))
  }
  return [{ ...usual, ...chosen }, choose] as const
}
