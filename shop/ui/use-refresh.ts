import { useMatches, useRevalidator } from 'react-router'

/** Loads what the screen shows anew, past the browser's own store: that keeps each answer for some seconds. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const screen = useMatches().at(-1)?.id ?? ''
  return async () => {
    const data = new URL(`${location.pathname}.data${location.search}`, location.origin)
    data.searchParams.set('_routes', screen)
    await fetch(data, { cache: 'reload' }).catch(() => undefined)
    await revalidate()
  }
}
