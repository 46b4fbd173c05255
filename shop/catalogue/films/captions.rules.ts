const header = /^WEBVTT(?:[ \t][^\n]*)?$/
const clock = '(?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3}'
const timing = new RegExp(`^(${clock})[ \\t]+-->[ \\t]+(${clock})(?:[ \\t]+(.*))?$`)
/** The place of a cue on the film. */
const placed = /^(?:(?:align|line|position|size|vertical):[\w%.,-]+[ \t]*)+$/
const leftOut = /^(?:NOTE|STYLE|REGION)(?:[ \t]|\n|$)/

/**
 * Returns captions as they are stored: the times and words of a WebVTT file, with no styles, notes and names, and no tags except bold,
 * italic and underlined. Undefined if it is no such file, or has no captions.
 */
export function cleanCaptions(sent: string): string | undefined {
  const text = sent
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
  const [first = '', ...blocks] = text.trimEnd().split(/\n{2,}/)
  const [top = '', ...after] = first.split('\n')
  if (!header.test(top)) return undefined
  const cues: string[] = []
  // Lines right after the first one are its notes, unless they are a cue.
  if (after.some(line => line.includes('-->'))) blocks.unshift(after.join('\n'))
  for (const block of blocks) {
    if (leftOut.test(block)) continue
    const cue = cleanCue(block.replace(/^\n+/, ''))
    if (cue === undefined) return undefined
    cues.push(cue)
  }
  return cues.length > 0 ? `WEBVTT\n\n${cues.join('\n\n')}\n` : undefined
}

function cleanCue(block: string): string | undefined {
  const lines = block.split('\n')
  const [times = '', ...words] = lines[0]?.includes('-->') ? lines : lines.slice(1)
  const [, from, to, settings = ''] = timing.exec(times.trim()) ?? []
  if (!from || !to || words.some(line => line.includes('-->'))) return undefined
  const place = placed.test(settings) ? ` ${settings.trim()}` : ''
  return [`${from} --> ${to}${place}`, ...words.map(withoutTags)].join('\n')
}

const withoutTags = (words: string) =>
  words.replaceAll(/<[^>]*>?/g, tag => (/^<\/?[biu]>$/.test(tag) ? tag : ''))
