import { useEffect, useState } from 'react'

/**
 * The secret in a link's query: empty if there is none, `undefined` until the page is hydrated. It is removed from the
 * address at once and stored in the browser's history entry, so that reloading works.
 */
export function useLinkSecret(name: string): string | undefined {
  const [secret, setSecret] = useState<string>()
  useEffect(() => {
    const address = new URL(window.location.href)
    const given = address.searchParams.get(name) ?? history.state?.linkSecret ?? ''
    if (address.searchParams.has(name)) {
      address.searchParams.delete(name)
      history.replaceState({ ...history.state, linkSecret: given }, '', address)
    }
    setSecret(given)
  }, [name])
  return secret
}
