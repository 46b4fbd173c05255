import { handle } from '../lib/handler.server.ts'
import { readTaxes, showTax } from './read-taxes.server.ts'
import { findAllTaxes } from './settings.contract.ts'

export const answerFindAllTaxes = handle(findAllTaxes, async (_input, { database }) =>
  (await readTaxes(database)).map(showTax),
)
