import { toDecimal, toMinor } from '../lib/money.ts'
import type { Band } from './bands.rules.ts'

const changed = (bands: readonly Band[], change: (amount: number) => number): Band[] =>
  bands.map(({ from, fee }) => ({ from: change(from), fee: change(fee) }))

/** Converts bands in minor units to the API's decimals. */
export const decimalBands = (bands: readonly Band[], exponent: number): Band[] =>
  changed(bands, minor => toDecimal(minor, exponent))

/** Converts the API's bands to minor units. */
export const minorBands = (bands: readonly Band[], exponent: number): Band[] =>
  changed(bands, decimal => toMinor(decimal, exponent))
