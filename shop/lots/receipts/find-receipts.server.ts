import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { branchesWith, isOneOf, onlyBranch } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { receipts } from '../lots.tables.server.ts'
import { suppliers } from '../suppliers/suppliers.tables.server.ts'
import { readReceipt, readReceipts } from './read-receipts.server.ts'
import { findReceipt, findReceipts } from './receipts.contract.ts'

const { receivedOn, noteNumber, note, branchId, supplierId, receiptId } = receipts
const nameOfSupplier = sql<string>`(select named.supplier_name from ${suppliers} named where named.supplier_id = ${supplierId})`
const columns = { receivedOn, supplierName: nameOfSupplier, noteNumber }
const searched = sql`concat_ws(' ', ${noteNumber}, ${note}, ${nameOfSupplier})`

export const answerFindReceipts = handle(findReceipts, async (input, { database, caller }) => {
  const words = input.q.trim()
  const where = and(
    ofBranches(branchId, onlyBranch(branchesWith(caller, 'catalogue'), input.branchId)),
    input.supplierId ? eq(supplierId, input.supplierId) : undefined,
    words ? sql`${searched} ilike ${anywhere(words)}` : undefined,
  )
  const [found, total] = await Promise.all([
    readReceipts(database, where, listRows(input, columns, receiptId)),
    database.$count(receipts, where),
  ])
  return { rows: found.map(({ note: _, ...row }) => row), total }
})

export const answerFindReceipt = handle(findReceipt, async ({ id }, { database, caller }) => {
  const found = await readReceipt(database, id)
  if (!found || !isOneOf(branchesWith(caller, 'catalogue'), found.branchId))
    return refuse(findReceipt, 'NOT_FOUND', undefined)
  return found
})
