/** The filters that take several values, separated by commas in an address. */
export const listFilters = ['diet', 'freeFrom', 'certificate', 'brand'] as const
