import type { Located } from './map-provider.ts'

/** A town of the gazetteer. */
export type Town = { name: string; state: string; country: string; latitude: number; longitude: number }

/** Returns a town as an address in one line. Repeated names appear once: Singapore. */
export function townAddress({ name, state, country, latitude, longitude }: Town): Located {
  const address = [...new Set([name, state, country])].join(', ')
  return { name, address, latitude, longitude }
}
