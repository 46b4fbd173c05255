import { type SQL, sql } from 'drizzle-orm'

/** What an order, an import or the beginning of its stock moves of a product is no work of its keepers. */
const byItself = sql`('OPENING', 'IMPORT', 'IMPORT UNDONE')`

/**
 * Whether somebody of the shop noted a movement of a product's stock, gave it a document, or pictures or another order of
 * them. `productId` is a column of the statement that this becomes a part of.
 */
export const isKeptByHand = (productId: SQL) => sql`(
  exists (select from stock s join movements m using (availability_id) where s.product_id = ${productId}
    and m.moved_by is not null and m.order_id is null and m.cause not in ${byItself})
  or exists (select from product_documents d where d.product_id = ${productId} and d.uploaded_by is not null)
  or ${hasOwnPictures(productId)})`

/** Whether somebody of the shop gave a product pictures, or another order of them; `since`: only from then on. */
export const hasOwnPictures = (productId: SQL, since: SQL = sql`'-infinity'::timestamptz`) => sql`exists (
  select from audit_entries e where e.subject_id = ${productId}::text and e.subject = 'product image'
    and e.happened_at >= ${since})`
