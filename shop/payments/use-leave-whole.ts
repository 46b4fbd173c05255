import { useEffect } from 'react'
import { useBlocker } from '../ui/app-router.ts'

/**
 * Leaves this page with a full page load: this document's permission to load from other hosts ends with it. Also removes
 * what a provider appended to the address on the way back.
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
