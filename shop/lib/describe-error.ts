/** The facts of an error that a log may hold: its type and place, never its message, which may quote what people sent. */
export type ErrorFacts = {
  type: string
  code?: string
  table?: string
  constraint?: string
  at: string[]
  cause?: ErrorFacts
}

/** Returns the facts of an error and of its causes. */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, at: [] }
  const { code, table, constraint } = error as Error & Record<'code' | 'table' | 'constraint', unknown>
  const texts = Object.fromEntries(
    Object.entries({ code, table, constraint }).filter(([, value]) => typeof value === 'string'),
  )
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return {
    type: error.name,
    ...texts,
    at: frames.slice(0, 12).map(frame => frame.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
