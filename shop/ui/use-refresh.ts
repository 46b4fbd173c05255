import { useMatches, useRevalidator } from './router.ts'

/** Reloads the data of the screen past the browser's cache, which stores each answer for some seconds. */
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
