/** Who is signed in; names and ids are null where nobody is. */
export type Session = {
  signedIn: boolean
  firstName: string | null
  custId: number | null
  roles: readonly string[]
  /** Works here, but must set up a second factor first (`/two-factor`). */
  needsSecondFactor: boolean
}

/** Asks the shop who is signed in: the browser never assumes it. `undefined` where no answer came. */
export async function askSession(): Promise<Session | undefined> {
  try {
    const response = await fetch('/api/session', { signal: AbortSignal.timeout(20_000) })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
