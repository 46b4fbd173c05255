/** Who is signed in; `custId` is null where nobody is. */
export type SignedIn = { custId: number | null }

/** Asks the shop who is signed in: the browser never assumes it. `undefined` where no answer came. */
export async function askSession(): Promise<SignedIn | undefined> {
  try {
    const response = await fetch('/api/session', { signal: AbortSignal.timeout(20_000) })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
