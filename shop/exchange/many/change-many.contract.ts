import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { oneImport } from '../imports.contract.ts'
import { exampleImport } from '../imports.examples.ts'
import { foundProducts, MOST_NAMED, manyChanges } from './many-changes.fields.ts'

export const changeMany = defineCall({
  does: 'Prepares changes of many products as an import without a file: the check shows them, `/imports/run` writes them, and `/imports/undo` takes them back. Changes nothing yet.',
  method: 'POST',
  path: '/imports/changeMany',
  who: 'staff: catalogue',
  input: z.strictObject({
    /** The products, named one by one. */
    productIds: z.array(id).min(1).max(MOST_NAMED).optional(),
    /** The products that these filters find; all of them if none is given. */
    found: foundProducts.optional(),
    changes: manyChanges,
  }),
  output: oneImport,
  example: {
    input: { productIds: [101, 102], changes: { price: { percent: 5, roundTo: 5 } } },
    output: {
      ...exampleImport,
      fileName: 'Change of 2 products',
      format: 'many',
      state: 'check',
      headers: [],
      mapping: {},
      lines: 2,
      items: 0,
      done: 0,
      sample: [],
    },
  },
  failures: {
    BAD_INPUT,
    NO_PRODUCTS: { status: 409, says: () => m.exchange_many_nothing_found() },
  },
})
