/** A time as browsers write it: they have no 24:00. */
export const typedTime = (time: string): string => (time.startsWith('24') ? '00:00' : time.slice(0, 5))

/** A typed closing time as sent: midnight ends the day. */
export const closingTime = (typed: string): string => (typed === '00:00' ? '24:00' : typed)

/** True if typed hours close after midnight. */
export const isNextDay = ({ opens, closes }: { opens: string; closes: string }): boolean =>
  closes > '00:00' && closes < opens
