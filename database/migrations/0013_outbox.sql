DROP INDEX "movements_availability_id_index";--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "updated_date" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "movements_in_order" ON "movements" USING btree ("availability_id","movement_id");--> statement-breakpoint
CREATE INDEX "products_kept_by_name" ON "products" USING btree ("product_name","product_id") WHERE "products"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "products_kept_by_price" ON "products" USING btree ("unit_price","product_id") WHERE "products"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "products_kept_by_change" ON "products" USING btree ("updated_date","product_id") WHERE "products"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "products_kept_of_brand" ON "products" USING btree ("brand_id","product_id");--> statement-breakpoint
CREATE INDEX "products_kept_inactive" ON "products" USING btree ("product_name","product_id") WHERE "products"."product_status" = 'N';--> statement-breakpoint
CREATE INDEX "products_kept_removed" ON "products" USING btree ("product_name","product_id") WHERE "products"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "products_kept_demo" ON "products" USING btree ("product_name","product_id") WHERE "products"."demo";--> statement-breakpoint
CREATE INDEX "products_kept_found" ON "products" USING gin (lower("product_name" || ' ' || "sku") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_parked" ON "outbox" USING btree ("message_id") WHERE "outbox"."parked_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING gin (lower("recipient") gin_trgm_ops);