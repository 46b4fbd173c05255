import type { Pool } from 'pg'
import { expect } from 'vitest'
import { sharesInvariants } from '../../shop/qurbani/shares.invariants.server.ts'
import { wrongBooks } from './books/wrong-books.ts'

const OF_SHARES = [...sharesInvariants.map(({ name }) => name), 'nothing-is-below-zero']

/** Fails if shares, counts and money do not agree. */
export async function expectSharesAgree(pool: Pool): Promise<void> {
  expect(await wrongBooks(pool, OF_SHARES)).toEqual([])
}
