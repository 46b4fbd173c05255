/** Whether a value is what it should be. */
export type Check = (value: unknown) => boolean

/** Whether a value has all these fields, each as its check says; others do no harm. A field that the type may lack may be missing. */
export const isShape =
  <T extends object>(fields: { [Name in keyof T]-?: Check }): Check =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

/** Whether a value is a list of at most `most` of these. */
export const isListOf =
  (check: Check, most: number): Check =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(check)

/** Whether a value is this or `none`. */
export const isOr =
  (none: null | undefined, check: Check): Check =>
  value =>
    value === none || check(value)

/** Whether a value is one of these. */
export const isOneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value)

/** Whether a value is a text of at most `most` signs. */
export const isText =
  (most: number): Check =>
  value =>
    typeof value === 'string' && value.length <= most

export const isNumber: Check = value => Number.isFinite(value)
export const isFlag: Check = value => typeof value === 'boolean'
