ALTER TABLE "products" ADD COLUMN "priced_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "priced_per" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "nominal_measure" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "measure_from" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "measure_to" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weighed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tolerance_bp" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content_unit" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "priced_unit" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "priced_per" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "nominal_measure" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "weighed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tolerance_bp" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "line_cap" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ceiling" bigint;--> statement-breakpoint
-- Products by weight follow the scales; lines of before only if they did so then.
UPDATE "products" SET "weighed" = true WHERE lower("unit_name") in ('kg', 'g', 'lb', 'lbs', 'oz');--> statement-breakpoint
UPDATE "order_items" SET "weighed" = true WHERE "measuring_unit" ~* '^lbs?$';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_priced_unit" CHECK ("products"."priced_unit" is null or "products"."nominal_measure" is not null);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_priced_per" CHECK ("products"."priced_per" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_measures" CHECK ("products"."nominal_measure" > 0 and "products"."measure_from" <= "products"."nominal_measure" and "products"."nominal_measure" <= "products"."measure_to");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_weighed" CHECK (not "products"."weighed" or lower(coalesce("products"."priced_unit", "products"."unit_name")) in ('kg', 'g', 'lb', 'lbs', 'oz', 'l', 'ml'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tolerance" CHECK ("products"."tolerance_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_content" CHECK (("products"."content" is null) = ("products"."content_unit" is null) and coalesce("products"."content", 1) > 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_cap" CHECK ("order_items"."line_price" <= "order_items"."line_cap");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ceiling" CHECK ("orders"."grand_total" <= "orders"."ceiling");