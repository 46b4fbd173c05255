import { type SQL, sql } from 'drizzle-orm'

/** The causes of movements that are not the work of staff: the opening stock, an import, its undoing. */
const byItself = sql`('OPENING', 'IMPORT', 'IMPORT UNDONE')`

/**
 * True if staff recorded a stock movement of a product, uploaded a document or a film, or added or rearranged its pictures.
 * `productId` is a column of the statement that contains this.
 */
export const isEditedByHand = (productId: SQL) => sql`(
  exists (select from stock s join movements m using (availability_id) where s.product_id = ${productId}
    and m.moved_by is not null and m.order_id is null and m.cause not in ${byItself})
  or exists (select from product_documents d where d.product_id = ${productId} and d.uploaded_by is not null)
  or exists (select from product_films f where f.product_id = ${productId})
  or ${hasOwnPictures(productId)})`

/** True if staff added or rearranged the product's pictures; with `since`, only from that time on. */
export const hasOwnPictures = (productId: SQL, since: SQL = sql`'-infinity'::timestamptz`) => sql`exists (
  select from audit_entries e where e.subject_id = ${productId}::text and e.subject = 'product image'
    and e.happened_at >= ${since})`
