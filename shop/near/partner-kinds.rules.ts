/** What a partner of the directory is. */
export const partnerKinds = ['GROCERY', 'RESTAURANT'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** Opening hours of one weekday, local time `HH:MM`; `closes` up to `24:00`, or before `opens` where it is the next day. */
export type DayHours = { opens: string; closes: string }
/** Opening hours of a week, Sunday first; nothing on a day that it is closed. */
export type WeekHours = readonly (DayHours | null)[]

/** The most that a priority can be; 1 comes first. */
export const LAST_PRIORITY = 9
