const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '40001', // another transaction wrote what this one had read
  '40P01', // deadlock: this transaction gave way
  '53300', // too many connections
  '55P03', // a lock was not available in time
  '57014', // a statement took too long
  '57P01',
  '57P02',
  '57P03',
])

/** True if PostgreSQL cannot be reached or cannot serve the call at present, as opposed to a fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (awayCodes.has((at as Error & { code?: string }).code ?? '')) return true
    if (/connection terminated|timeout exceeded when trying to connect|query read timeout/i.test(at.message))
      return true
  }
  return false
}
