import { useLocation } from '../../ui/router.ts'

/** Returns a function that gives `aria-current` for an address: set if that page is shown. */
export function useHere() {
  const { pathname } = useLocation()
  return (address: string) => (address.split('?')[0] === pathname ? 'page' : undefined)
}
