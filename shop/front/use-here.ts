import { useLocation } from 'react-router'

/** Tells of an address of the shop whether it is the page that is shown: the value for `aria-current`. */
export function useHere() {
  const { pathname } = useLocation()
  return (address: string) => (address.split('?')[0] === pathname ? 'page' : undefined)
}
