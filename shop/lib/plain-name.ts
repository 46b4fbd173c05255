/** Letters with a stroke, which no accent is taken from, and the ones that people type for them. */
export const struck = { from: 'łøđıħŧ', to: 'lodiht' } as const

/** A name as it is compared: no accents, lower case, letters and digits with single spaces. Also what a search looks for. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[łøđıħŧ]/g, letter => struck.to.charAt(struck.from.indexOf(letter)))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
