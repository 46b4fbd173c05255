import { handle } from '../lib/handler.server.ts'
import { readTaxes, showTax } from './read-taxes.server.ts'
import { findAllTaxesByStateCode } from './settings.contract.ts'

export const answerFindAllTaxesByStateCode = handle(
  findAllTaxesByStateCode,
  async ({ code }, { database }) => {
    const rows = await readTaxes(database)
    const own = rows.filter(row => row.stateCode === code)
    return (own.length ? own : rows.slice(0, 1)).map(showTax)
  },
)
