const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the first `length` characters as people count them, with an ellipsis if something was cut. */
export function firstGraphemes(text: string, length: number): string {
  let shown = ''
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    if (count === length) return `${shown.trimEnd()}…`
    shown += segment
    count += 1
  }
  return shown
}
