import type { OneImport } from '../../../exchange/imports.contract.ts'
import { importStateWord } from '../import-words.ts'

const looks: Record<OneImport['state'], string> = {
  ready: 'bg-saffron-soft text-ink',
  check: 'bg-saffron-soft text-ink',
  checked: 'bg-saffron-soft text-ink',
  import: 'bg-saffron-soft text-ink',
  imported: 'bg-green-soft text-green',
  cancelled: 'bg-sunken text-ink',
  failed: 'bg-rose-soft text-rose',
  undo: 'bg-saffron-soft text-ink',
  undone: 'bg-sunken text-ink',
}

/** The state of an import, as a badge. */
export function ImportState({ state }: Pick<OneImport, 'state'>) {
  return (
    <span
      className={`inline-block rounded-round px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${looks[state]}`}
    >
      {importStateWord(state)}
    </span>
  )
}
