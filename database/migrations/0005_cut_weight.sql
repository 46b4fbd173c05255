ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_amount";--> statement-breakpoint
ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_kind";--> statement-breakpoint
ALTER TABLE "cash_entries" ALTER COLUMN "written_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weighed_after" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "unit_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "weighed_after" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rest_asked" bigint;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_amount" CHECK ("cash_entries"."amount" > 0 or "cash_entries"."kind" = 'ROUNDED' and "cash_entries"."amount" <> 0);--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_kind" CHECK ("cash_entries"."kind" in ('IN', 'BACK', 'UNDONE', 'ROUNDED'));--> statement-breakpoint
UPDATE "order_items" SET "unit_minutes" = ceil("prep_minutes" * 1000.0 / ("wanted_steps"::bigint * "quantity_step")) WHERE "prep_minutes" > 0;--> statement-breakpoint
UPDATE "orders" o SET "rest_asked" = r."amount" FROM "payment_requests" r WHERE r."order_id" = o."order_id" AND r."state" = 'OPEN';
