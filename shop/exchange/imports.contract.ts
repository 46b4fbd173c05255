import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { uploadedFile } from '../lib/uploaded-file.ts'
import { m } from '../messages/m.ts'
import { importFields, importFormats, importMarks, importSources } from './import-fields.ts'
import { importStates } from './import-states.rules.ts'
import { exampleImport, exampleItem, examplePicture, listedExample } from './imports.examples.ts'

/** The largest file in bytes: 250 MB. */
export const MOST_FILE_BYTES = 250_000_000

const mapping = z.partialRecord(z.enum(importFields), line(200))
const options = z.strictObject({
  /** The department for products without one in the file: a `deptName`, or a new name. Empty: such products are refused. */
  department: line(60),
  subCategory: line(60),
  /** Creates categories, departments and brands that the shop does not have; otherwise such products are refused. */
  makeMissing: z.boolean(),
  /** Fetches pictures from the addresses in the file. */
  fetchPictures: z.boolean(),
  /** Charges the sale prices in the file (CUTPRICE). */
  chargeSale: z.boolean().default(false),
})
/** The options of an import. */
export type ImportOptions = z.output<typeof options>

/** The number of products with each mark of the check. */
const marked = z.object({ free: z.int(), uncharged: z.int(), department: z.int(), noted: z.int() })
const counts = z.object({ create: z.int(), change: z.int(), same: z.int(), refuse: z.int() })
/** An import in the answers of calls. */
export const oneImport = z
  .object({
    importId: z.int(),
    fileName: z.string(),
    format: z.enum(importSources),
    state: z.enum(importStates),
    headers: z.array(z.string()),
    mapping,
    options,
    /** Lines of the file without the header; products that the check found in them. */
    lines: z.int(),
    items: z.int(),
    /** The number of these lines or products that the current step has processed. */
    done: z.int(),
    /** The outcomes that the check expects for the products. */
    outcomes: counts,
    marked,
    /** The actual results. */
    written: z.int(),
    refused: z.int(),
    undone: z.int(),
    notUndone: z.int(),
    /** The old addresses that lead to its products, or once it is checked, that will. */
    redirects: z.int(),
    pictures: z.object({ waiting: z.int(), fetched: z.int(), givenUp: z.int() }),
    cancelling: z.boolean(),
    problem: z.string().nullable(),
    /** The first name of the person who uploaded the file. */
    by: z.string(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    /** The first lines of the file, while they are stored. */
    sample: z.array(z.array(z.string())),
  })
  .meta({ title: 'Import' })
/** An import as staff see it. */
export type OneImport = z.output<typeof oneImport>

const change = z.tuple([z.unknown(), z.unknown()])
const item = z.object({
  line: z.int(),
  sku: z.string(),
  productName: z.string(),
  outcome: z.enum(['create', 'change', 'same', 'refuse']),
  /** The old and new value, by field. */
  changes: z.record(z.string(), change),
  /** The reason the product is refused, by field. */
  reasons: z.record(z.string(), z.string()),
  /** The differences between the file and what is imported, by field. */
  notes: z.record(z.string(), z.string()),
  /** The reasons to look at it. */
  marks: z.array(z.enum(importMarks)),
  state: z.enum(['waiting', 'written', 'refused', 'undone', 'not undone']),
  productId: z.int().nullable(),
  /** The SKU of the product that it is a variant of. */
  variantOf: z.string().nullable(),
  /** The names of the options that it gets. */
  options: z.array(z.string()),
})
/** The outcome for one product of a file. */
export type ImportItem = z.output<typeof item>

const notFound = { NOT_FOUND } as const
/** The import has changed its state since. */
const elsewhere = { NOT_NOW: { status: 409, says: () => m.exchange_import_not_now() } } as const

export const uploadImport = defineCall({
  does: 'Uploads a CSV file of products and stores its lines. Imports nothing yet.',
  method: 'POST',
  path: '/imports/upload',
  who: 'staff: catalogue',
  upload: { most: MOST_FILE_BYTES, tooBig: () => m.exchange_import_too_big(), toDisk: true },
  input: z.strictObject({ file: uploadedFile(() => m.exchange_import_no_file()) }),
  output: oneImport,
  example: { input: { file: 'a CSV file' }, output: exampleImport },
  failures: {
    BAD_FILE: { status: 400, says: () => m.exchange_import_bad_file() },
    FILE_TOO_BIG: { status: 413, says: () => m.exchange_import_too_big() },
  },
})

export const findImports = defineCall({
  does: 'Lists the imports, newest first.',
  method: 'GET',
  path: '/imports/find',
  who: 'staff: catalogue',
  input: z.strictObject(listFields(['time'], '-time')),
  output: listOf(oneImport.omit({ sample: true, headers: true })),
  example: {
    input: {},
    output: { rows: [listedExample], total: 1 },
  },
  failures: {},
})

export const findImport = defineCall({
  does: 'Answers the state and progress of an import.',
  method: 'GET',
  path: '/imports/{id}',
  who: 'staff: catalogue',
  input: z.object({ id }),
  output: oneImport,
  example: { input: { id: 1 }, output: exampleImport },
  failures: notFound,
})

export const findImportItems = defineCall({
  does: 'Lists the products of an import with the result of each, in file order.',
  method: 'GET',
  path: '/imports/items/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({
    id,
    ...listFields(['line']),
    outcome: z.enum(['create', 'change', 'same', 'refuse']).optional(),
    state: z.enum(['waiting', 'written', 'refused', 'undone', 'not undone']).optional(),
    mark: z.enum(importMarks).optional(),
  }),
  output: listOf(item),
  example: { input: { id: 1, outcome: 'refuse' }, output: { rows: [exampleItem], total: 1 } },
  failures: notFound,
})

export const checkImport = defineCall({
  does: 'Starts the dry run: finds the products to create, change or refuse, with reasons. Changes nothing in the catalogue.',
  method: 'POST',
  path: '/imports/check',
  who: 'staff: catalogue',
  input: z.strictObject({ importId: id, format: z.enum(importFormats), mapping, options }),
  output: oneImport,
  example: {
    input: {
      importId: 1,
      format: exampleImport.format,
      mapping: exampleImport.mapping,
      options: exampleImport.options,
    },
    output: { ...exampleImport, state: 'check' },
  },
  failures: { ...notFound, ...elsewhere, BAD_INPUT },
})

/** A call that moves an import to another state. */
const step = (does: string, state: OneImport['state']) =>
  ({
    does,
    method: 'POST',
    who: 'staff: catalogue',
    input: z.strictObject({ importId: id }),
    output: oneImport,
    example: { input: { importId: 1 }, output: { ...exampleImport, state } },
    failures: { ...notFound, ...elsewhere },
  }) as const

const ofRun = step('Begins to write what the check found.', 'import')
export const runImport = defineCall({
  ...ofRun,
  path: '/imports/run',
  /** `free`: yes, some of the products may cost nothing. */
  input: z.strictObject({ importId: id, free: z.boolean().optional() }),
  failures: {
    ...ofRun.failures,
    COSTS_NOTHING: { status: 409, says: () => m.exchange_import_costs_nothing() },
  },
})
export const cancelImport = defineCall({
  ...step('Stops what is under way; what is written until then stays, and can be undone.', 'cancelled'),
  path: '/imports/cancel',
})
export const undoImport = defineCall({
  ...step('Takes an import back: what it created goes, what it changed becomes what it was.', 'undo'),
  path: '/imports/undo',
})
export const discardImport = defineCall({
  does: 'Deletes a file that was not imported.',
  method: 'POST',
  path: '/imports/discard',
  who: 'staff: catalogue',
  input: z.strictObject({ importId: id }),
  output: z.object({ discarded: z.literal(true) }),
  example: { input: { importId: 1 }, output: { discarded: true } },
  failures: { ...notFound, ...elsewhere },
})

export const findImportPictures = defineCall({
  does: 'Lists the pictures of an import that could not be fetched, with the reasons.',
  method: 'GET',
  path: '/imports/pictures/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id, ...listFields(['product']) }),
  output: listOf(
    z.object({
      pictureId: z.int(),
      productId: z.int(),
      productName: z.string(),
      sku: z.string(),
      address: z.string(),
      problem: z.string(),
    }),
  ),
  example: { input: { id: 1 }, output: { rows: [examplePicture], total: 1 } },
  failures: notFound,
})
export const retryImportPictures = defineCall({
  ...step('Fetches the pictures again that could not be fetched.', 'imported'),
  path: '/imports/retryPictures',
})

export const importsCalls = [
  uploadImport,
  findImports,
  findImportItems,
  findImport,
  checkImport,
  runImport,
  cancelImport,
  undoImport,
  discardImport,
  findImportPictures,
  retryImportPictures,
] as const
