import { useState } from 'react'
import { send } from '../../api.ts'
import type { StaffProductRow } from '../../catalogue/editing/staff-products.contract.ts'
import { m } from '../../messages/m.ts'
import { toast } from '../../ui/toast.tsx'
import {
  type Cell,
  changeCell,
  type GridChanges,
  type GridField,
  gridFields,
  isNotCharged,
  pasteCells,
  wishesOf,
  wrongCell,
} from './product-grid.rules.ts'

type Wrong = ReadonlyMap<string, string>
type Newer = ReadonlyMap<number, StaffProductRow>
const none: Wrong = new Map()
const nameOf = (productId: number, field: string) => `${productId} ${field}`

/**
 * Holds the edits in a grid of products until all of them are saved together. `rows` are the listed products; newer
 * versions, just saved or changed by someone else, replace them here. `branchId`: the branch of the stock, if the shop has several.
 */
export function useProductGrid(
  listed: readonly StaffProductRow[],
  branchId: number | undefined,
  before?: GridChanges,
) {
  const [changes, setChanges] = useState<GridChanges>(before ?? new Map())
  const [newer, setNewer] = useState<{ branchId: number | undefined; rows: Newer }>({
    branchId,
    rows: new Map(),
  })
  const [wrong, setWrong] = useState<Wrong>(none)
  const [stale, setStale] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<{ type: string; title: string }>()
  const [sending, setSending] = useState(false)
  // Versions with the stock of another branch are of no use here.
  const versions: Newer = newer.branchId === branchId ? newer.rows : new Map()
  const rows = listed.map(row => {
    const other = versions.get(row.productId)
    return other && other.updatedDate >= row.updatedDate ? other : row
  })

  const replace = (products: readonly StaffProductRow[]) =>
    setNewer({
      branchId,
      rows: new Map([...versions, ...products.map(row => [row.productId, row] as const)]),
    })
  const settle = (next: GridChanges) => {
    setChanges(next)
    setWrong(none)
    setProblem(undefined)
  }

  async function save() {
    const found = new Map<string, string>()
    for (const [productId, typed] of changes)
      for (const field of gridFields) {
        const says = typed[field] === undefined ? undefined : wrongCell(field, typed[field])
        if (says) found.set(nameOf(productId, field), says)
      }
    setWrong(found)
    if (found.size > 0) return
    const products = wishesOf(changes, rows)
    setSending(true)
    const at = branchId === undefined ? {} : { branchId }
    const sent = await send('POST /products/saveMany', { ...at, products })
    setSending(false)
    if (sent.ok) {
      replace(sent.answer.rows)
      setStale(new Set())
      settle(new Map())
      return toast(m.office_catalogue_grid_saved({ count: products.length }))
    }
    setProblem(sent.problem)
    if (sent.problem.type === '/problems/changed') {
      const current = sent.problem.rows as StaffProductRow[]
      replace(current)
      setStale(new Set(current.map(({ productId }) => productId)))
    }
    const refusals = (sent.problem.errors ?? []).flatMap(({ field, message }) => {
      const [, at = '', name = ''] = /^products\.(\d+)\.(\w+)/.exec(field) ?? []
      const product = products[Number(at)]
      return product ? [[nameOf(Number(product.productId), name), message] as const] : []
    })
    setWrong(new Map(refusals))
  }

  return {
    rows,
    changes,
    stale,
    problem,
    sending,
    save,
    wrongAt: (productId: number, field: GridField) => wrong.get(nameOf(productId, field)),
    isNotCharged: (product: StaffProductRow) => isNotCharged(product, changes),
    change: (product: StaffProductRow, field: GridField | 'cutPrice', typed: string) =>
      settle(changeCell(changes, product, field, typed)),
    paste: (from: Cell, copied: string) => settle(pasteCells(changes, rows, from, copied)),
    discard: () => {
      const before = changes
      settle(new Map())
      setStale(new Set())
      toast(m.office_catalogue_grid_discarded(), {
        undo: { says: m.office_undo(), does: () => setChanges(before) },
      })
    },
  }
}

/** The result of `useProductGrid`. */
export type ProductGrid = ReturnType<typeof useProductGrid>
