/** Who an SMS may come from: up to 11 letters and digits with a letter among them, or a number in international form. */
export const isSmsSender = (typed: string): boolean =>
  typed === '' || /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$|^\+[1-9]\d{6,14}$/.test(typed)

/** A number in international form as people write it, +92 21 3456 7890; none where it is empty. */
export const isWhatsAppNumber = (typed: string): boolean =>
  typed === '' || (/^\+[1-9][\d ().-]*$/.test(typed) && /^\d{7,15}$/.test(typed.replaceAll(/\D/g, '')))

/** Minutes after which an idle session ends: 0 stands for 30, and so few that nobody can work are none. */
export const isSessionMinutes = (minutes: number): boolean =>
  Number.isInteger(minutes) && (minutes === 0 || (minutes >= 5 && minutes <= 43_200))

/** Whether a clock of this name is known, as in `Asia/Karachi`; an offset is no name, its sign is read in two ways. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z]+(\/[\w+-]+)+$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
