ALTER TABLE "departments" ADD COLUMN "food_flag" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts_by" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fact_gaps" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_staff_gaps_by_name" ON "products" USING btree ("product_name","product_id","category_id","fact_gaps") WHERE "products"."shown" and "products"."fact_gaps" > 0;--> statement-breakpoint
CREATE INDEX "products_staff_gaps_in_category" ON "products" USING btree ("category_id","fact_gaps") WHERE "products"."shown" and "products"."fact_gaps" > 0;