/** Returns true if a value is valid. */
export type Check = (value: unknown) => boolean

/**
 * True if a value has all these fields and each passes its check; extra fields are ignored. A field that is optional in the
 * type may be missing.
 */
export const isShape =
  <T extends object>(fields: { [Name in keyof T]-?: Check }): Check =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

/** True if a value is a list of at most `most` items that all pass the check. */
export const isListOf =
  (check: Check, most: number): Check =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(check)

/** True if a value is `none` or passes the check. */
export const isOr =
  (none: null | undefined, check: Check): Check =>
  value =>
    value === none || check(value)

/** True if a value is one of these. */
export const isOneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value)

/** True if a value is a text of at most `most` characters. */
export const isText =
  (most: number): Check =>
  value =>
    typeof value === 'string' && value.length <= most

export const isNumber: Check = value => Number.isFinite(value)
export const isFlag: Check = value => typeof value === 'boolean'
