/** Names of places are data, in English as they are stored. */
const names = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country by its ISO code, as the list of countries has it. */
export const countryName = (isoCode: string) => names.of(isoCode) ?? isoCode
