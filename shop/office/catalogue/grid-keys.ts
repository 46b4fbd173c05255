import type { KeyboardEvent } from 'react'

const ways: Record<string, readonly [number, number]> = {
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** True if a left or right arrow still has characters to pass in this field. */
function goesOverLetters({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLInputElement) || !['ArrowLeft', 'ArrowRight'].includes(key)) return false
  const { selectionStart, selectionEnd, value } = target
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (isWhole) return false
  return key === 'ArrowLeft' ? selectionStart !== 0 : selectionEnd !== value.length
}

/**
 * Arrow keys and Enter move between the cells of a table as in a spreadsheet, after the cursor has reached the edge of the text. A cell is
 * a field with `data-row` and `data-column`.
 */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-row]')
  const way = ways[key]
  if (!cell || !way || altKey || ctrlKey || metaKey || goesOverLetters(event)) return
  const [down, right] = key === 'Enter' && shiftKey ? [-1, 0] : way
  const [row, column] = [Number(cell.dataset.row) + down, Number(cell.dataset.column) + right]
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
  event.preventDefault()
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}
