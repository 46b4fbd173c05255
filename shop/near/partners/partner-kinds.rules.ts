/** The kinds of partners. */
export const partnerKinds = ['GROCERY', 'RESTAURANT'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/**
 * Opening hours of one weekday, local time `HH:MM`; `closes` is at most `24:00`, or before `opens` if it is the next day.
 */
export type DayHours = { opens: string; closes: string }
/** Opening hours of a week, Sunday first; null on a closed day. */
export type WeekHours = readonly (DayHours | null)[]

/** The highest number of a priority; 1 comes first. */
export const LAST_PRIORITY = 9
