import type { DeskSeason } from './seasons.contract.ts'

type Counted = { used: boolean; availabilityId: number }

/** A season as staff set it up, with its availabilities, and the parts that cannot be removed because they are booked. */
export type SeasonNow = Omit<DeskSeason, 'days' | 'offers' | 'windows'> & {
  /** `herd`: all animals that have the day, also those withdrawn. */
  days: (DeskSeason['days'][number] & { herd: number })[]
  offers: (DeskSeason['offers'][number] & Counted)[]
  windows: (DeskSeason['windows'][number] & Counted)[]
}
