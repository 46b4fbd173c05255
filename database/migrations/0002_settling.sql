ALTER TABLE "order_items" DROP CONSTRAINT "order_items_status";--> statement-breakpoint
DROP INDEX "orders_to_settle";--> statement-breakpoint
ALTER TABLE "stock" ALTER COLUMN "low_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "count_step" integer;--> statement-breakpoint
UPDATE "stock" s SET "count_step" = p."quantity_step" FROM "products" p WHERE p."product_id" = s."product_id";--> statement-breakpoint
ALTER TABLE "stock" ALTER COLUMN "count_step" SET NOT NULL;--> statement-breakpoint
-- Goods on the scales are counted to the thousandth of their unit from now on; one that would be too large a number stays in steps.
CREATE TEMPORARY TABLE "recounted" ON COMMIT DROP AS
  SELECT s."availability_id", s."count_step" AS step FROM "stock" s JOIN "products" p USING ("product_id")
  WHERE p."weighed" AND p."nominal_measure" IS NULL AND s."count_step" > 1
    AND (SELECT a."on_hand"::bigint * s."count_step" <= 2000000000 FROM "availabilities" a WHERE a."availability_id" = s."availability_id")
    AND NOT EXISTS (SELECT FROM "movements" m WHERE m."availability_id" = s."availability_id" AND abs(m."change"::bigint) * s."count_step" > 2000000000);--> statement-breakpoint
UPDATE "availabilities" a SET "on_hand" = a."on_hand" * r.step, "held" = a."held" * r.step FROM "recounted" r WHERE r."availability_id" = a."availability_id";--> statement-breakpoint
UPDATE "movements" m SET "change" = m."change" * r.step FROM "recounted" r WHERE r."availability_id" = m."availability_id";--> statement-breakpoint
UPDATE "holds" h SET "quantity" = h."quantity" * r.step FROM "recounted" r WHERE r."availability_id" = h."availability_id";--> statement-breakpoint
UPDATE "stock" s SET "count_step" = 1, "low_at" = least(s."low_at"::bigint * r.step, 2000000000) FROM "recounted" r WHERE r."availability_id" = s."availability_id";--> statement-breakpoint
DROP TABLE "recounted";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_agreed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_reason" text;--> statement-breakpoint
UPDATE "orders" SET "discount_agreed" = "discount" WHERE "discount" > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" o SET "paid" = l.amount FROM (
  SELECT "order_id", sum(CASE WHEN "kind" IN ('TAKEN', 'IN') THEN "amount" ELSE -"amount" END) AS amount FROM (
    SELECT "order_id", "kind", "amount" FROM "payment_entries" WHERE "kind" IN ('TAKEN', 'REFUNDED')
    UNION ALL SELECT "order_id", "kind", "amount" FROM "cash_entries"
  ) e GROUP BY 1
) l WHERE l."order_id" = o."order_id";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_intents" ADD COLUMN "capture_before" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_lapsing" ON "payments" USING btree ("capture_before") WHERE "payments"."card" = 'put aside';--> statement-breakpoint
CREATE INDEX "orders_to_settle" ON "orders" USING btree ("order_id") WHERE "orders"."payment_state" = 'AUTHORISED' and "orders"."order_status" in ('CLOSED', 'REJECTED')
          or "orders"."payment_state" in ('PAID', 'PART_REFUNDED') and ("orders"."order_status" = 'REJECTED'
            or "orders"."order_status" = 'CLOSED' and "orders"."paid" > "orders"."grand_total");--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_count_step" CHECK ("stock"."count_step" > 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_status" CHECK ("order_items"."item_status" in ('NEW', 'PICKED', 'SUBSTITUTED', 'UNAVAILABLE', 'REMOVED', 'PACKED'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount" between 0 and "orders"."discount_agreed");