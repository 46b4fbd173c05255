/** Crockford's base 32: no letter that is taken for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** So many recovery codes belong to a second factor. */
export const RECOVERY_CODES = 10
/** Letters of one code, with 5 bits each: 80 bits. */
export const RECOVERY_LETTERS = 16

/** A recovery code of random bytes, one for each letter, in groups of four. */
export const recoveryCode = (random: Uint8Array): string =>
  [...random]
    .map(byte => letters[byte % 32])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

/** A recovery code as it was typed, as it was made: without signs in between, O read as 0, I and L as 1. */
export const readRecoveryCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** A code of an app as it was typed, without spaces; nothing where it is not six digits. */
export function readAppCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
