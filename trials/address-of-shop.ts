import { reachDatabase } from '../database/reach.ts'

/** Returns the address of the database of a shop that runs on a data folder. */
export async function addressOfShop(folder: string): Promise<string> {
  return (await reachDatabase({ folder, say: () => {} })).url
}
