/** Both calendars say midnight: a day of the sky begins the evening before, which "may differ by moon sighting" covers. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/**
 * A day of the Islamic calendar (Umm al-Qura), as in "10 Dhuʻl-Hijjah 1448 AH", of an ISO date. Told on the server only:
 * browsers write its months in different ways.
 */
export const hijriDay = (date: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon(date))
