import { z } from 'zod'

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** A variable of the configuration that may be missing: an empty one counts as missing. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsAbsent, schema)
