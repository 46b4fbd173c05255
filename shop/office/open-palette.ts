const opener = new EventTarget()

/** Opens the palette of the office, as Ctrl K does. */
export const openPalette = () => opener.dispatchEvent(new Event('open'))

/** Calls `open` when the palette is opened by a button or Ctrl K (on a Mac Command K); returns a function to stop that. */
export function whenPaletteOpens(open: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    open()
  }
  opener.addEventListener('open', open)
  document.addEventListener('keydown', pressed)
  return () => {
    opener.removeEventListener('open', open)
    document.removeEventListener('keydown', pressed)
  }
}
