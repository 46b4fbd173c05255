/** The person signed in; names and ids are null if there is none. */
export type Session = {
  signedIn: boolean
  firstName: string | null
  custId: number | null
  /** The roles that they hold at one branch or at all. */
  roles: readonly string[]
  /** Those of the roles that they hold at all branches: the others count for what belongs to a branch. */
  shopRoles: readonly string[]
  /** The branches that they work for; null if they are all, or they have no role. */
  branches: readonly number[] | null
  /** True for a staff account that must set up a second factor first (`/two-factor`). */
  needsSecondFactor: boolean
}

/** Asks the shop who is signed in: the browser never assumes it. `undefined` without a response. */
export async function askSession(): Promise<Session | undefined> {
  try {
    const response = await fetch('/api/session', { signal: AbortSignal.timeout(20_000) })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
