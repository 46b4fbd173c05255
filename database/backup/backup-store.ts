import type { Readable } from 'node:stream'

/** A place for backups: objects by name, such as `wal/000000010000000000000007.zst`. Each call throws an Error with one sentence. */
export type BackupStore = {
  /** Writes an object whole or not at all; it replaces one of the same name. */
  put(name: string, content: Readable): Promise<void>
  /** Reads an object; throws `NoSuchObject` if there is none. */
  get(name: string): Promise<Readable>
  /** Lists the names that begin with `prefix`, in order. */
  list(prefix: string): Promise<string[]>
  /** Removes an object, if it is there. */
  remove(name: string): Promise<void>
}

/** An object that a backup should have is not there. */
export class NoSuchObject extends Error {
  constructor(name: string) {
    super(`The backup has no ${name}.`)
  }
}
