/** Crockford's base 32: no letter that can be mistaken for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number of recovery codes of a second factor. */
export const RECOVERY_CODES = 10
/** The letters of one code, with 5 bits each: 80 bits. */
export const RECOVERY_LETTERS = 16

/** Makes a recovery code from random bytes, one for each letter, in groups of four. */
export const recoveryCode = (random: Uint8Array): string =>
  [...random]
    .map(byte => letters[byte % 32])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

/** Normalizes a typed recovery code: without separators, O read as 0, I and L as 1. */
export const readRecoveryCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** Returns a typed app code without spaces; undefined unless it has six digits. */
export function readAppCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
