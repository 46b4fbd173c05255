/** Letters with a stroke, which normalization does not reduce, and the ones that people type instead. */
export const struck = { from: 'łøđıħŧ', to: 'lodiht' } as const

/**
 * A name as it is compared: no accents, lower case, letters and digits with single spaces. Search terms are reduced the same
 * way.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[łøđıħŧ]/g, letter => struck.to.charAt(struck.from.indexOf(letter)))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
