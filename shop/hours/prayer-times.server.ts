import { CalculationMethod, PrayerTimes as Computed, Coordinates, HighLatitudeRule, Madhab } from 'adhan'
import { type Prayer, type PrayerMethod, prayers } from '../settings/choices.ts'
import type { PrayerTimes } from './day-hours.rules.ts'
import { DAY } from './spans.rules.ts'

/** The place and the rules for prayer times; `hanafi`: the later beginning of the afternoon prayer. Offsets in minutes. */
export type PrayerRules = {
  latitude: number
  longitude: number
  method: PrayerMethod
  hanafi: boolean
  offsets: Partial<Record<Prayer, number>>
}

const names = { FAJR: 'fajr', DHUHR: 'dhuhr', ASR: 'asr', MAGHRIB: 'maghrib', ISHA: 'isha' } as const

/**
 * Returns the minutes from midnight at which the prayers of a day begin, by the clock of a place. Near the poles some cannot be
 * computed: they are absent.
 */
export function prayerTimesOf(
  day: string,
  { latitude, longitude, method, hanafi, offsets }: PrayerRules,
  timeZone: string,
): PrayerTimes {
  const rules = CalculationMethod[method]()
  const place = new Coordinates(latitude, longitude)
  rules.madhab = hanafi ? Madhab.Hanafi : Madhab.Shafi
  rules.highLatitudeRule = HighLatitudeRule.recommended(place)
  const { year, month, day: date } = Temporal.PlainDate.from(day)
  // The library reads the local date of this process, and means the date of the place.
  const computed = new Computed(place, new Date(year, month - 1, date), rules)
  return Object.fromEntries(
    prayers.flatMap(prayer => {
      const moment = computed[names[prayer]]
      if (Number.isNaN(moment.getTime())) return []
      const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
      const days = local.toPlainDate().since(Temporal.PlainDate.from(day), { largestUnit: 'day' }).days
      return [[prayer, days * DAY + local.hour * 60 + local.minute + (offsets[prayer] ?? 0)]]
    }),
  )
}
