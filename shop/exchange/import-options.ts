import type { ImportOptions } from './imports.contract.ts'

/** The options of an import until staff choose others: they name the department. */
export const usualOptions: ImportOptions = {
  department: '',
  subCategory: '',
  makeMissing: true,
  fetchPictures: true,
  chargeSale: false,
}
