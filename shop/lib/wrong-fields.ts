/** The errors of a form, by field; empty if there are none. */
export type WrongFields = Record<string, string>

/** Returns the errors of a call by field name. */
export const wrongFieldsOf = (problem: { errors?: { field: string; message: string }[] }): WrongFields =>
  Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]))
