/** The answers to calls with a key, as SQL: `key` and `answer`. They are there for seven days. */
export const savedAnswersOf = (call: string) =>
  `(select key, answer from idempotency_keys where call = '${call}')`
