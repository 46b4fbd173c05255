import { m } from '../messages/m.ts'
import type { ImportDraft } from './import-fields.ts'
import { splitAtCommas } from './read-lines.rules.ts'

/** A department and a category that a cell names, and what of the cell they leave out. */
export type NamedShelf = {
  shelf: Pick<ImportDraft, 'category' | 'subCategory'>
  note?: string
}

const levelsOf = (tree: string): string[] =>
  tree
    .split('>')
    .map(name => name.trim())
    .filter(Boolean)

/** Reads `Food > Pantry > Rice`: its last two levels are the department and the category; a single name is a category. */
export function shelfOfTree(tree: string): NamedShelf {
  const levels = levelsOf(tree)
  const [category, subCategory] = levels.slice(-2)
  if (category === undefined) return { shelf: {} }
  if (subCategory === undefined) return { shelf: { subCategory: category } }
  const left = levels.slice(0, -2)
  return {
    shelf: { category, subCategory },
    ...(left.length > 0
      ? { note: m.exchange_import_tree_cut({ category, subCategory, left: left.join(' > ') }) }
      : {}),
  }
}

/**
 * Reads `Food, Food > Rice, Offers`: the first tree counts, with its branch if a later entry names one. The others are in
 * the note.
 */
export function shelfOfTrees(cell: string): NamedShelf {
  const trees = splitAtCommas(cell).map(levelsOf)
  const startsWith = (tree: string[], start: string[]) => start.every((name, at) => tree[at] === name)
  const [first = []] = trees
  const chosen = trees
    .filter(tree => startsWith(tree, first))
    .reduce((longest, tree) => (tree.length > longest.length ? tree : longest), first)
  const others = trees.filter(tree => !startsWith(chosen, tree)).map(tree => tree.join(' > '))
  const { shelf, note } = shelfOfTree(chosen.join('>'))
  const notes = [
    note,
    others.length > 0 &&
      m.exchange_import_one_category({ name: chosen.join(' > '), others: others.join(', ') }),
  ].filter(Boolean)
  return { shelf, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) }
}
