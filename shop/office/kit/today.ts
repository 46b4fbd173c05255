import { dayAt } from '../../lib/dates/dates.ts'

/** The date in the shop's time zone now, such as `2027-05-16`. */
export const todayAt = (timeZone: string | undefined) => dayAt(new Date(), timeZone)
