/**
 * The states of an import. `ready`: the file is read and can be checked. `check`, `import` and `undo` are in progress;
 * `checked` waits for approval.
 */
export const importStates = [
  'ready',
  'check',
  'checked',
  'import',
  'imported',
  'cancelled',
  'failed',
  'undo',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** The states in which the job works on an import. */
export const atWork: readonly ImportState[] = ['check', 'import', 'undo']

/** The states from which staff may bring an import to each state. */
const comesFrom: Partial<Record<ImportState, readonly ImportState[]>> = {
  check: ['ready', 'checked', 'failed'],
  import: ['checked'],
  undo: ['imported', 'cancelled'],
}

/** The states from which an import may be brought to this one. */
export const statesBeforeImport = (state: ImportState): readonly ImportState[] => comesFrom[state] ?? []
