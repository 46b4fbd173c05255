import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Leaves this page by loading the next one whole: what this document may load from elsewhere ends with it. Also cleans its
 * address of what a provider appended on the way back.
 */
export function useLeaveWhole(isWhole: boolean): void {
  const blocker = useBlocker(isWhole)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search, hash } = blocker.location
    location.assign(pathname + search + hash)
  }, [blocker])
  useEffect(() => {
    const address = new URL(location.href)
    const appended = [...address.searchParams.keys()].filter(name => name !== 'order' && name !== 'key')
    for (const name of appended) address.searchParams.delete(name)
    if (appended.length) history.replaceState(history.state, '', address)
  }, [])
}
