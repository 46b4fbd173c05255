import { textOfCell } from '../lib/csv-cell.ts'
import { m } from '../messages/m.ts'
import { shelfOfTree } from './category-tree.rules.ts'
import { type FileLine, type ImportDraft, importFields, type ReadDraft } from './import-fields.ts'
import type { CellReader } from './read-lines.rules.ts'

const linesOf = (cell: string) =>
  cell
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** Reads products of our own files, or of any table: one per line. */
export function readOwnLines(lines: readonly FileLine[], { byField, raw }: CellReader): ReadDraft[] {
  return lines.map(line => {
    const draft: ImportDraft = {}
    for (const field of importFields) {
      const cell = byField(line, field)
      if (cell !== undefined && field !== 'images' && field !== 'imageTexts') draft[field] = textOfCell(cell)
    }
    const images = byField(line, 'images')
    if (images !== undefined) {
      const texts = raw(line, 'imageTexts').split('\n')
      draft.pictures = linesOf(images).map((address, at) => ({
        address,
        text: textOfCell(texts[at]?.trim() ?? ''),
      }))
    }
    // A table without departments may have trees of categories.
    const tree = draft.category ? undefined : draft.subCategory
    const { shelf, note } = tree?.includes('>') ? shelfOfTree(tree) : { shelf: {} }
    return {
      line: line.line,
      draft: { ...draft, ...shelf },
      ...(note ? { notes: { subCategory: note } } : {}),
      ...(draft.sku || draft.productName ? {} : { left: m.exchange_import_empty() }),
    }
  })
}
