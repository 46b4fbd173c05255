import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, with time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A moment that the database sets when the row is written. */
export const writtenAt = () => moment().notNull().defaultNow()

/** An amount of money in minor units of the shop's currency. */
export const minorUnits = () => bigint({ mode: 'number' })

/** Bytes, such as those of a file. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
