const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN', // its name cannot be looked up now
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000', // a connection could not be made, or broke
  '08001',
  '08003',
  '08004',
  '08006',
  '08007', // the outcome of a commit is unknown
  '25006', // it may only be read: another server has taken over
  '40001', // another transaction wrote what this one had read
  '40P01', // deadlock: this transaction gave way
  '53100', // its disk is full
  '53200', // its memory is full
  '53300', // too many connections
  '55P03', // a lock was not available in time
  '57014', // a statement took too long
  '57P01',
  '57P02',
  '57P03',
  '57P05', // it ended an idle connection
  '58030', // it cannot read or write its files
])

/** Errors without a code of their own, and one of a server that takes no connections (55000 is also sent for other reasons). */
const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|is not queryable|not currently accepting connections/i

/** True for the error of a pooler that has lost its server: PostgreSQL sends this code for a fault in a message, which ends no connection. */
const isOfPooler = ({ code, severity }: { code?: string; severity?: string }) =>
  code === '08P01' && severity === 'FATAL'

/** True if PostgreSQL cannot be reached or cannot serve the call at present, as opposed to a fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (awayCodes.has((at as Error & { code?: string }).code ?? '')) return true
    if (isOfPooler(at as Error & { severity?: string }) || awayMessages.test(at.message)) return true
  }
  return false
}
