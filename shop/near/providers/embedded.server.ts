import type { Database } from '../../../database/pool.ts'
import { nearestPartners } from '../partners/nearest-partners.server.ts'
import { greatCircle, type Position } from './distance.rules.ts'
import { findPostcodes } from './find-postcodes.server.ts'
import { findTowns } from './find-towns.server.ts'
import type { Located, MapProvider } from './map-provider.ts'
import { nearestTown } from './nearest-town.server.ts'
import { townAddress } from './town-address.rules.ts'
import { readingsOf, wordsOf } from './typed-address.rules.ts'

const MOST_SUGGESTED = 8
const MOST_ADDRESSES = 5

/** Answers from the shop's own database, without a network: towns, postcodes and partners. It knows no streets. */
export function embeddedMaps(database: Database): MapProvider {
  const find = async (text: string, near: Position | undefined, most: number, skipping: boolean) => {
    const words = wordsOf(text)
    const [codes, towns] = await Promise.all([
      findPostcodes(database, words, near, most),
      findTowns(database, readingsOf(words, skipping), near, most),
    ])
    // Drops towns that skip more words than the first one: they are other places.
    const nearer = towns.filter(({ skipped }) => skipped === towns[0]?.skipped)
    return [...codes, ...nearer.map(townAddress)].slice(0, most)
  }
  return {
    name: 'embedded',
    suggest: async (text, near, signal): Promise<Located[]> => {
      signal.throwIfAborted()
      return find(text, near, MOST_SUGGESTED, false)
    },
    geocode: async (address, near, signal) => {
      signal.throwIfAborted()
      return find(address, near, MOST_ADDRESSES, true)
    },
    reverse: async (position, signal) => {
      signal.throwIfAborted()
      const town = await nearestTown(database, position)
      return town && townAddress(town)
    },
    nearby: async (question, signal) => {
      signal.throwIfAborted()
      return nearestPartners(database, question)
    },
    distance: async (from, to, signal) => {
      signal.throwIfAborted()
      return { metres: greatCircle(from, to), by: 'great circle' }
    },
  }
}
