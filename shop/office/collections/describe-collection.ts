import { m } from '../../messages/m.ts'
import type { CollectionDraft } from './collection-draft.rules.ts'

const names: Partial<Record<keyof CollectionDraft, () => string>> = {
  title: m.office_collections_title,
  address: m.office_collections_address,
  blurb: m.office_collections_blurb,
  image: m.office_catalogue_picture,
  active: m.office_collections_state,
  seoTitle: m.office_collections_seo_title,
  seoText: m.office_collections_seo_text,
  kind: m.office_collections_kind,
  tags: m.office_tags,
  brandIds: m.office_catalogue_brands,
  categoryIds: m.office_catalogue_categories,
  priceFrom: m.office_collections_price_from,
  priceTo: m.office_collections_price_to,
  newDays: m.office_collections_new_days,
  onSale: m.office_collections_on_sale,
  chosen: m.office_catalogue_products,
}

/** The state of a collection in words. */
export const collectionState = (active: boolean) =>
  active ? m.office_collections_active() : m.office_collections_inactive()

/** The fields of a collection that are not plain text. */
const texts: Partial<Record<keyof CollectionDraft, (draft: CollectionDraft) => string>> = {
  image: ({ image }) => (image ? m.office_collections_with_picture() : m.office_collections_no_picture()),
  active: ({ active }) => collectionState(active),
  kind: ({ kind }) => (kind === 'RULE' ? m.office_collections_by_rule() : m.office_collections_by_hand()),
  brandIds: ({ brandIds }) => brandIds.join(', '),
  categoryIds: ({ categoryIds }) => categoryIds.join(', '),
  onSale: ({ onSale }) => (onSale ? m.office_collections_on_sale() : m.office_collections_any_price()),
  chosen: ({ chosen }) => chosen.map(({ productName }) => productName).join('\n'),
}

/** The name and text of a field of a collection, for choosing between two versions. */
export const describeCollection = (
  name: keyof CollectionDraft,
  draft: CollectionDraft,
): { name: string; text: string } => ({
  name: names[name]?.() ?? '',
  text: texts[name]?.(draft) ?? String(draft[name] ?? ''),
})
