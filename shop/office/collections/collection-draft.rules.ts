import type { saveCollection } from '../../collections/collections.contract.ts'
import type {
  ProductInCollection,
  StaffCollection,
  WrittenRule,
} from '../../collections/collections.fields.ts'
import type { InputOf } from '../../lib/call.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { tagsIn } from '../forms/typed-tags.rules.ts'

/** How the products of a collection are found. */
export type CollectionKind = 'RULE' | 'HAND'

/** A collection as its form holds it: numbers and tags as typed. */
export type CollectionDraft = {
  /** Null for a new one. */
  collectionId: number | null
  updatedDate: string | null
  title: string
  address: string
  blurb: string
  image: string | null
  active: boolean
  seoTitle: string
  seoText: string
  kind: CollectionKind
  tags: string
  brandIds: number[]
  categoryIds: number[]
  priceFrom: string
  priceTo: string
  newDays: string
  onSale: boolean
  chosen: ProductInCollection[]
}

const noRule: WrittenRule = {
  ...{ tags: [], brandIds: [], categoryIds: [], priceFrom: null, priceTo: null },
  ...{ newDays: null, onSale: false },
}

const typed = (number: number | null) => (number === null ? '' : String(number))

/** The form values of a collection. */
export function collectionDraftOf(collection: StaffCollection): CollectionDraft {
  const { tags, priceFrom, priceTo, newDays, ...rule } = collection.rule ?? noRule
  const { collectionId, updatedDate, title, address, blurb, image, chosen } = collection
  return {
    ...{ collectionId, updatedDate, title, address, blurb, image, chosen, ...rule },
    active: collection.activeFlag === 'Y',
    seoTitle: collection.seoTitle ?? '',
    seoText: collection.seoText ?? '',
    kind: collection.byHand ? 'HAND' : 'RULE',
    tags: tags.join(', '),
    priceFrom: typed(priceFrom),
    priceTo: typed(priceTo),
    newDays: typed(newDays),
  }
}

/** The form values of a new collection. */
export const newCollectionDraft = (): CollectionDraft => ({
  ...{ collectionId: null, updatedDate: null, title: '', address: '', blurb: '', image: null, active: true },
  ...{ seoTitle: '', seoText: '', kind: 'RULE', tags: '', brandIds: [], categoryIds: [] },
  ...{ priceFrom: '', priceTo: '', newDays: '', onSale: false, chosen: [] },
})

const numberOrNone = (text: string, read: (text: string) => number) => (text.trim() ? read(text) : null)

/** The rule as typed. */
export const ruleIn = (draft: CollectionDraft): WrittenRule => ({
  tags: tagsIn(draft.tags),
  brandIds: draft.brandIds,
  categoryIds: draft.categoryIds,
  priceFrom: numberOrNone(draft.priceFrom, readAmount),
  priceTo: numberOrNone(draft.priceTo, readAmount),
  newDays: numberOrNone(draft.newDays, readNumber),
  onSale: draft.onSale,
})

/** A collection as sent. */
export function collectionIn(draft: CollectionDraft): InputOf<typeof saveCollection> {
  const { collectionId, updatedDate, image, kind } = draft
  return {
    ...(collectionId === null || updatedDate === null ? {} : { collectionId, updatedDate }),
    title: draft.title.trim(),
    address: draft.address.trim(),
    blurb: draft.blurb.trim(),
    image,
    activeFlag: draft.active ? 'Y' : 'N',
    seoTitle: draft.seoTitle.trim() || null,
    seoText: draft.seoText.trim() || null,
    rule: kind === 'RULE' ? ruleIn(draft) : null,
    productIds: kind === 'HAND' ? draft.chosen.map(({ productId }) => productId) : [],
  }
}

/** The problems of a rule as typed, by field of the call. */
export function checkRule(draft: CollectionDraft): WrongFields {
  const { priceFrom, priceTo, newDays } = ruleIn(draft)
  const isPrice = (price: number | null) => price === null || price >= 0
  const areDays = newDays === null || (Number.isInteger(newDays) && newDays >= 1 && newDays <= 365)
  return {
    ...(isPrice(priceFrom) ? {} : { 'rule.priceFrom': m.office_price_wrong() }),
    ...(isPrice(priceTo) ? {} : { 'rule.priceTo': m.office_price_wrong() }),
    ...(areDays ? {} : { 'rule.newDays': m.collections_days_wrong() }),
  }
}

/** True if a rule as typed has a condition. */
export const hasConditions = (draft: CollectionDraft): boolean => {
  const { tags, brandIds, categoryIds, priceFrom, priceTo, newDays, onSale } = ruleIn(draft)
  const lists = [tags, brandIds, categoryIds].some(list => list.length > 0)
  return lists || onSale || [priceFrom, priceTo, newDays].some(number => number !== null)
}

/** The problems of a collection as typed, by field of the call. */
export const checkCollectionDraft = (draft: CollectionDraft): WrongFields => ({
  ...(draft.title.trim() ? {} : { title: m.catalogue_name_needed() }),
  ...(/^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(draft.address.trim())
    ? {}
    : { address: m.collections_address_wrong() }),
  ...(draft.kind === 'RULE' ? checkRule(draft) : {}),
  ...(draft.kind === 'RULE' && !hasConditions(draft) ? { rule: m.collections_rule_empty() } : {}),
})
