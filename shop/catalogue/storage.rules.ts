import { m } from '../messages/m.ts'

/** How products are stored until their customer has them, in the order in which their bags are packed. */
export const storageKinds = ['DRY', 'COLD', 'FROZEN'] as const
export type Storage = (typeof storageKinds)[number]

const words: Record<Storage, () => string> = {
  DRY: m.catalogue_storage_dry,
  COLD: m.catalogue_storage_cold,
  FROZEN: m.catalogue_storage_frozen,
}

/** Names a way of storing. */
export const storageWord = (kind: Storage): string => words[kind]()

/** Reads a way of storing as people write it in a file; undefined if it is none. */
export function storageIn(cell: string): Storage | undefined {
  const written = cell.trim().toUpperCase()
  return storageKinds.find(kind => kind === written || storageWord(kind).toUpperCase() === written)
}
