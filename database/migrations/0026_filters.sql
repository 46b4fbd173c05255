CREATE TABLE "filter_counts" (
	"count_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filter_counts_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"key" text NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "filter_keys" text[];--> statement-breakpoint
CREATE INDEX "filter_counts_by_key" ON "filter_counts" USING btree ("category_id","key","products");--> statement-breakpoint
CREATE INDEX "filter_counts_of_brands" ON "filter_counts" USING btree ("category_id","products" DESC NULLS FIRST,"key") WHERE "filter_counts"."key" like 'B:%';--> statement-breakpoint
CREATE INDEX "products_filtered" ON "products" USING gin (search_keys(array_to_tsvector("filter_keys"), "category_id", "charged_price", "popular_flag", "product_id")) WITH (fastupdate=false) WHERE "products"."shown" and "products"."filter_keys" is not null;--> statement-breakpoint
CREATE INDEX "products_unfiltered" ON "products" USING btree ("product_id") WHERE "products"."filter_keys" is null;