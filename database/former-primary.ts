import type { Pool } from 'pg'

/**
 * The codes of a server that is no longer the primary, or stops being it: it may only be read, shuts down, has crashed, starts, or
 * has committed something that its standby did not confirm.
 */
const codes = new Set(['25006', '57P01', '57P02', '57P03', '08007'])
/** The shortest time in milliseconds between two departures for an error: a database may be read only on purpose. */
const LEAVE_EVERY = 1_000

const departures = new WeakMap<Pool, () => void>()

/** True if an error, or a cause of it, says that its server is no longer the primary. */
export function isOfFormerPrimary(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (codes.has((at as Error & { code?: string }).code ?? '')) return true
  return false
}

/**
 * Lets a pool leave a server that is no longer the primary, as soon as one of its connections is released with such an error: idle
 * connections end now, lent ones when they come back. The next ones go to the server that then answers at the address of the pool.
 */
export function leavingFormerPrimary(pool: Pool): Pool {
  let generation = 0
  let left = Number.NEGATIVE_INFINITY
  const generations = new WeakMap<object, number>()
  const leave = () => {
    left = performance.now()
    generation += 1
    // An idle connection ends when it is released again, see below.
    for (let idle = pool.idleCount; idle > 0; idle -= 1) pool.connect((_error, _client, release) => release())
  }
  const judge = (error: unknown, client: object) => {
    const isOld = generations.get(client) !== generation
    if (!isOld && isOfFormerPrimary(error) && performance.now() - left > LEAVE_EVERY) leave()
  }
  pool.on('connect', client => {
    generations.set(client, generation)
  })
  pool.on('error', judge)
  pool.on('release', (error, client) => {
    judge(error, client)
    if (generations.get(client) !== generation)
      void (client as unknown as { end(): Promise<void> }).end().catch(() => {})
  })
  departures.set(pool, leave)
  return pool
}

/** Lets a pool of `leavingFormerPrimary` leave its server now, because another one may have taken over. */
export function leaveServer(pool: Pool): void {
  departures.get(pool)?.()
}
