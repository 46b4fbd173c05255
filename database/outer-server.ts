import { askOnce } from './ask-once.ts'

const oldestVersion = 150_000

/** Checks that the PostgreSQL at `url` answers and is 15 or later. Throws an Error with advice, without the password. */
export async function checkOuterServer(url: string): Promise<void> {
  const place = placeOf(url)
  const ask = () => askOnce(url, "select current_setting('server_version_num')::int as version")
  // While the shop loads its code on a busy machine, the first answer may be read too late, so it asks again.
  const [row] = await ask()
    .catch(error => (isTimeout(error) ? ask() : Promise.reject(error)))
    .catch(error => {
      throw new Error(`DATABASE_URL (${place}): ${whatToDo(error)}`)
    })
  const version = Number(row?.version)
  if (version < oldestVersion)
    throw new Error(
      `DATABASE_URL (${place}): this is PostgreSQL ${Math.floor(version / 10_000)}; Souk needs 15 or later.`,
    )
}

/** Returns host, port and database of a connection address, and nothing else of it. */
function placeOf(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url)
    if (protocol === 'postgres:' || protocol === 'postgresql:') return `${host}${pathname}`
  } catch {}
  throw new Error('DATABASE_URL must look like postgresql://user:password@host:5432/database.')
}

const advice: Record<string, string> = {
  ECONNREFUSED:
    'no server listens there. Start it, or unset DATABASE_URL to use the PostgreSQL that comes with Souk.',
  ENOTFOUND: 'there is no such host. Correct the host name.',
  EAI_AGAIN: 'the host name cannot be looked up at the moment.',
  ETIMEDOUT: 'the server does not answer. Check host, port and firewall.',
  '28P01': 'user or password is wrong. Correct them.',
  '28000': 'the server does not let this user in. Check the user and pg_hba.conf.',
  '3D000': 'there is no such database. Create it: createdb <name>.',
  '53300': 'the server has no free connection. Raise max_connections or stop other clients.',
  '57P03': 'the server is starting or stopping. Try again in a moment.',
}

const isTimeout = (error: { message?: string }) => /timeout/i.test(error.message ?? '')

function whatToDo(error: { code?: string; message?: string }): string {
  const known = advice[error.code ?? '']
  if (known) return known
  if (isTimeout(error)) return advice.ETIMEDOUT as string
  return `cannot connect (${error.code ?? 'the address, the encryption settings or the protocol is wrong'}).`
}
