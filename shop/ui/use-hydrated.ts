import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what comes from the server and while it is brought to life, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
