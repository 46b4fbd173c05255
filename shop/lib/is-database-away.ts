const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '40001', // others wrote what this had read
  '40P01', // it and another waited for each other: this one gave way
  '53300', // too many connections
  '55P03', // a lock was not to be had in time
  '57014', // a statement took too long
  '57P01',
  '57P02',
  '57P03',
])

/** Whether the error means that PostgreSQL cannot be reached, as opposed to a fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (awayCodes.has((at as Error & { code?: string }).code ?? '')) return true
    if (/connection terminated|timeout exceeded when trying to connect|query read timeout/i.test(at.message))
      return true
  }
  return false
}
