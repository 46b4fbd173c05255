/**
 * True if a text can be the sender of an SMS: up to 11 letters and digits with at least one letter, or a number in
 * international form.
 */
export const isSmsSender = (typed: string): boolean =>
  typed === '' || /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$|^\+[1-9]\d{6,14}$/.test(typed)

/** True for a telephone number as people write it, 021 3456-7890 or +92 (21) 3456 7890, or an empty text. */
export const isPhoneNumber = (typed: string): boolean =>
  typed === '' || (/^\+?[\d ()./-]+$/.test(typed) && /^\d{5,15}$/.test(typed.replaceAll(/\D/g, '')))

/** True for a number in international form as people write it, +92 21 3456 7890, or an empty text. */
export const isWhatsAppNumber = (typed: string): boolean =>
  typed === '' || (/^\+[1-9][\d ().-]*$/.test(typed) && /^\d{7,15}$/.test(typed.replaceAll(/\D/g, '')))

/** True for a whole number of days, at most a year. */
export const isShortDatedDays = (days: number): boolean => Number.isInteger(days) && days >= 0 && days <= 365

/** True for a reduction in hundredths of a per cent, at most 90 %. */
export const isReductionBp = (bp: number): boolean => Number.isInteger(bp) && bp >= 0 && bp <= 9000

/** True for a per cent of at most 100, with at most two decimals. */
export const isTolerance = (percent: number): boolean =>
  percent >= 0 && percent <= 100 && Number.isInteger(Number((percent * 100).toFixed(6)))

/**
 * True for a valid number of minutes until an idle session ends: 0 means 30, and values too short to work with are refused.
 */
export const isSessionMinutes = (minutes: number): boolean =>
  Number.isInteger(minutes) && (minutes === 0 || (minutes >= 5 && minutes <= 43_200))

/** The months of the shortest time for which messages and changes stay: the audit of the books looks back for twelve. */
const LEAST_MONTHS = 13

/** True for months after which rows are deleted, at most 20 years; 0 means never. */
export const isMonths = (months: number): boolean =>
  Number.isInteger(months) && (months === 0 || (months >= LEAST_MONTHS && months <= 240))

/**
 * True if a time zone of this name is known, as in `Asia/Karachi`; offsets are refused, as their sign is read in two ways.
 */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z]+(\/[\w+-]+)+$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
