/**
 * Where an import stands. `ready`: the file is read and waits for a check. `check`, `import` and `undo` are being worked on;
 * `checked` waits for somebody to say yes.
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

/** What is worked on by the job. */
export const atWork: readonly ImportState[] = ['check', 'import', 'undo']

/** From which states staff may bring an import to each. */
const comesFrom: Partial<Record<ImportState, readonly ImportState[]>> = {
  check: ['ready', 'checked', 'failed'],
  import: ['checked'],
  undo: ['imported', 'cancelled'],
}

/** The states from which an import may be brought to this one. */
export const statesBeforeImport = (state: ImportState): readonly ImportState[] => comesFrom[state] ?? []
