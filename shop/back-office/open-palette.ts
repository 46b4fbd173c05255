const opener = new EventTarget()

/** Opens the palette of the office, as Ctrl K does. */
export const openPalette = () => opener.dispatchEvent(new Event('open'))

/** Hears when it is to be opened, by a button or by Ctrl K (on a Mac Command K); answers how to stop hearing. */
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
