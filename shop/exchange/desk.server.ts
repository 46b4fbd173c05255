import type { Database } from '../../database/pool.ts'
import type { MadePicture } from '../media/make-picture.server.ts'

/** The dependencies of the work on imports: a database, transactions, the time, and a way to fetch pictures. */
export type Desk = {
  database: Database
  inTransaction<T>(work: (database: Database) => Promise<T>): Promise<T>
  clock: () => Date
  /** Returns the picture at an address, or the reason there is none. */
  fetchPicture(address: string): Promise<MadePicture | { problem: string; again: boolean }>
  /** Reports an error that is not caused by input. */
  report(error: unknown): void
  /** True if the shop is being stopped: work under way continues elsewhere, or later. */
  isStopping(): boolean
}

/** The person in whose name an import is written. */
export type Importer = { custId: number; loginId: string; firstName: string }
