import { asc } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { findAllBrands } from '../catalogue.contract.ts'
import { brands } from '../catalogue.tables.server.ts'

export const answerFindAllBrands = handle(findAllBrands, (_input, { database }) =>
  database.select().from(brands).orderBy(asc(brands.brandName)),
)
