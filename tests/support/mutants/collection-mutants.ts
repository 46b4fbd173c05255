import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/collections/collections'
const byRules = 'shop/collections/collection-rules'

/** Guards of collections. */
export const collectionMutants: Record<string, Mutant> = {
  'people who save collections do not wait for each other': {
    file: 'shop/collections/edit-collections.server.ts',
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    noticedBy,
    test: 'an address is made of the title, and no two collections have the same',
  },
  'an order of the collections misses one': {
    file: 'shop/collections/edit-collections.server.ts',
    guard: 'sorted(before) !== sorted(collectionIds)',
    without: 'false',
    noticedBy,
    test: 'is not changed by a list that misses one, names one twice, or was made before another was added',
  },
  'a version of a collection from before is saved': {
    file: 'shop/collections/edit-collections.server.ts',
    guard: 'before.updatedDate.toISOString() !== seen',
    without: 'false',
    noticedBy,
    test: 'a version of before is refused with the present one',
  },
  'two collections have one address': {
    file: 'shop/collections/edit-collections.server.ts',
    guard: 'taken.has(fields.address)',
    without: 'false',
    noticedBy,
    test: 'an address is made of the title, and no two collections have the same',
  },
  'a collection that changes while its products are found is not found again': {
    file: 'shop/collections/fill-collections.server.ts',
    guard: 'and updated_date = $2::timestamptz',
    without: 'and $2::timestamptz is not null',
    noticedBy: byRules,
    test: 'that changes again while its products are found is found again',
  },
  'the job does not wait for people who are writing products': {
    file: 'shop/collections/fill-collections.server.ts',
    guard: 'lock table products in share mode;',
    without: '',
    noticedBy: byRules,
    test: 'finds a product whose change began before its rule',
  },
}
