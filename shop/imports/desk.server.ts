import type { Database } from '../../database/pool.ts'
import type { MadePicture } from '../media/make-picture.server.ts'

/** What works on imports: a database, transactions, the time, and a way to fetch pictures. */
export type Desk = {
  database: Database
  inTransaction<T>(work: (database: Database) => Promise<T>): Promise<T>
  clock: () => Date
  /** The picture at an address, or why there is none. */
  fetchPicture(address: string): Promise<MadePicture | { problem: string; again: boolean }>
  /** Something went wrong that is nobody's input. */
  report(error: unknown): void
  /** The shop is being stopped: what is under way goes on elsewhere, or later. */
  isStopping(): boolean
}

/** In whose name an import is written. */
export type Importer = { custId: number; loginId: string; firstName: string }
