import type { Located } from './map-provider.ts'

/** A town of the gazetteer. */
export type Town = { name: string; state: string; country: string; latitude: number; longitude: number }

/** A town as an address in one line. What is called the same twice is said once: Singapore. */
export function townAddress({ name, state, country, latitude, longitude }: Town): Located {
  const address = [...new Set([name, state, country])].join(', ')
  return { name, address, latitude, longitude }
}
