import { useEffect, useState } from 'react'

/**
 * The secret that a link brought along in its query: empty where there is none, `undefined` until the page is alive. It
 * is taken out of the address at once and kept with this entry of the browser's history, so that reloading works.
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
