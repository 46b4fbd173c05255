import { m } from '../../messages/m.ts'
import { dayStyle } from './dates.ts'

const time = { hour: '2-digit', minute: '2-digit' } as const
const styles = { time, moment: { ...dayStyle, ...time } }

const formatters = new Map<string, Intl.DateTimeFormat>()

function show(style: keyof typeof styles, at: Date | string, timeZone: string | undefined): string {
  const key = `${style} ${timeZone}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(m.shop_days(), { ...styles[style], timeZone })
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(at))
}

/** Formats a moment for people, by the shop's clock: "25 Dec 2026, 14:30". */
export const showMoment = (at: Date | string, timeZone: string | undefined): string =>
  show('moment', at, timeZone)

/** Formats the time of a moment for people, by the shop's clock: "14:30". */
export const showTime = (at: Date | string, timeZone: string | undefined): string =>
  show('time', at, timeZone)
