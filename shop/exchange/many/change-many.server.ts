import { saleTimesOf } from '../../catalogue/sales/sale-of-input.server.ts'
import { noSaleTimes, wrongSaleTimes } from '../../catalogue/sales/sale-times.rules.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { usualOptions } from '../import-options.ts'
import { imports } from '../imports.tables.server.ts'
import { showImport } from '../show-import.server.ts'
import { changeMany } from './change-many.contract.ts'
import { countMany, namedShelf } from './many-products.server.ts'
import { wrongChanges } from './wrong-changes.rules.ts'

export const answerChangeMany = handle(changeMany, async (many, { database, audit, caller, clock }) => {
  const { currency, timeZone } = await readSettings(database)
  const there = await namedShelf(database, many.changes)
  const wrong = wrongChanges(many.changes, currency.exponent)
  const { from: saleFrom, until: saleUntil } = many.changes.sale ?? {}
  const times = { ...noSaleTimes, ...saleTimesOf({ saleFrom, saleUntil }, timeZone) }
  const wrongTimes = wrongSaleTimes({ unitPrice: 1, salePrice: 0, ...times }, undefined, clock())
  if (wrongTimes.saleUntil) wrong['changes.sale.until'] = wrongTimes.saleUntil
  if (!there.category) wrong['changes.categoryId'] = m.catalogue_category_unknown()
  if (!there.brand) wrong['changes.brandId'] = m.catalogue_brand_unknown()
  if (Object.keys(wrong).length > 0) return refuse(changeMany, 'BAD_INPUT', undefined, wrong)
  const lines = await countMany(database, many)
  if (lines === 0) return refuse(changeMany, 'NO_PRODUCTS', undefined)
  const [begun] = await database
    .insert(imports)
    .values({
      custId: caller.custId,
      fileName: m.exchange_many_name({ count: lines }),
      format: 'many',
      state: 'check',
      headers: [],
      mapping: {},
      options: { ...usualOptions, many },
      lines,
      createdAt: clock(),
      startedAt: clock(),
    })
    .returning({ importId: imports.importId, fileName: imports.fileName })
  const importId = begun?.importId as number
  const after = { fileName: begun?.fileName, lines }
  await audit.add({ action: 'check', subject: 'import', subjectId: importId, after })
  return (await showImport(database, importId)) ?? refuse(changeMany, 'NO_PRODUCTS', undefined)
})
