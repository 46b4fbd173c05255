/** Place names are data and stay in English, as stored. */
const names = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the name of a country for its ISO code, as in the list of countries. */
export const countryName = (isoCode: string) => names.of(isoCode) ?? isoCode
