/** A window for a person's calendar. */
export type CalendarEntry = {
  /** Names the entry for ever: a calendar that gets it twice shows it once. */
  uid: string
  madeAt: Date
  startsAt: string
  endsAt: string
  title: string
  place: string
  text: string
}

const octets = new TextEncoder()
/** The longest line of a calendar file, in octets. */
const LONGEST = 75

/** Folds a line that is too long: each further line begins with a space. */
function fold(line: string): string {
  let [folded, length] = ['', 0]
  for (const character of line) {
    const own = octets.encode(character).length
    const breaks = length + own > LONGEST
    folded += breaks ? `\r\n ${character}` : character
    length = breaks ? 1 + own : length + own
  }
  return folded
}

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')

/** A moment in the form of calendar files, in UTC: `20261127T110000Z`. */
const utc = (at: Date | string): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Returns an entry as a calendar file (RFC 5545). */
export function calendarFile({ uid, madeAt, startsAt, endsAt, title, place, text }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Souk//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}
