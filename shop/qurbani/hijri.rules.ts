/**
 * Noon, as both calendars change at midnight: an Islamic day begins the evening before, which "may differ by moon sighting"
 * covers.
 */
const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/**
 * Returns the day of the Islamic calendar (Umm al-Qura) of an ISO date, as in "10 Dhuʻl-Hijjah 1448 AH". Called only on the
 * server: browsers write its months in different ways.
 */
export const hijriDay = (date: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon(date))
