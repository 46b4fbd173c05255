import { daysLater } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'
import type { NewSeason } from './seasons.contract.ts'

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
})

/**
 * Returns the first 10 Dhu al-Hijjah after a day, by the calendar of Umm al-Qura; if the moon is sighted, it may be another
 * day.
 */
export function nextEid(after: string): string {
  for (let days = 1; days < 400; days += 1) {
    const date = daysLater(after, days)
    const parts = hijri.formatToParts(Date.parse(date))
    const of = (type: string) => parts.find(part => part.type === type)?.value
    if (of('day') === '10' && of('month') === '12') return date
  }
  throw new Error('The calendar names no 10 Dhu al-Hijjah within 400 days')
}

const ANIMALS_OF_DAY = 40
const SHARES_OF_WINDOW = 60

/** Proposes a new season: `today` as in `2027-01-31`. */
export function newSeason(today: string): NewSeason {
  const firstDay = nextEid(today)
  const window = { capacity: SHARES_OF_WINDOW }
  return {
    seasonName: '',
    firstDay,
    orderBy: `${daysLater(firstDay, -3)}T18:00`,
    depositPercent: 30,
    unfilledRule: 'OTHERS JOIN',
    rules: m.qurbani_office_rules(),
    wakala: m.qurbani_office_wakala(),
    state: 'DRAFT',
    days: [1, 2, 3].map(() => ({ capacity: ANIMALS_OF_DAY })),
    offers: [],
    windows: [1, 2, 3].flatMap(day => [
      { day, method: 'COLLECT' as const, startsAt: '14:00', endsAt: '17:00', ...window },
      { day, method: 'COLLECT' as const, startsAt: '17:00', endsAt: '20:00', ...window },
      { day, method: 'DELIVER' as const, startsAt: '15:00', endsAt: '20:00', ...window },
    ]),
  }
}
