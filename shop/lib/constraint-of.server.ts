/** Returns the constraint by which the database refused a row; undefined if an error is no such refusal. */
export const constraintOf = (error: unknown): string | undefined =>
  ((error as Error).cause as { constraint?: string } | undefined)?.constraint
