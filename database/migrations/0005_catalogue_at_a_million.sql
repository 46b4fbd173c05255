CREATE TABLE "product_counts" (
	"count_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_counts_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"price" integer NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"word_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_words_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"lexeme" text,
	"in_names" integer NOT NULL,
	"in_all" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_in_category";--> statement-breakpoint
DROP INDEX "products_popular";--> statement-breakpoint
DROP INDEX "products_brand_id_index";--> statement-breakpoint
DROP INDEX "products_words";--> statement-breakpoint
DROP INDEX "products_like";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_active_department" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shown" boolean GENERATED ALWAYS AS (product_status = 'A' and in_active_department) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_counts_by_price" ON "product_counts" USING btree ("category_id","price","products");--> statement-breakpoint
CREATE INDEX "product_words_beginning" ON "product_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_words_lexeme" ON "product_words" USING btree ("lexeme");--> statement-breakpoint
CREATE INDEX "product_words_alike" ON "product_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "categories_named" ON "categories" USING gin (lower("sub_category") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_best" ON "products" USING btree ("popular_flag" DESC NULLS FIRST,"product_id","charged_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("product_name","product_id","charged_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_new" ON "products" USING btree ("product_id","charged_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_best_in_category" ON "products" USING btree ("category_id","popular_flag" DESC NULLS FIRST,"product_id","charged_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_price_in_category" ON "products" USING btree ("category_id","charged_price","product_id","popular_flag","product_name") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_name_in_category" ON "products" USING btree ("category_id","product_name","product_id","charged_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_new_in_category" ON "products" USING btree ("category_id","product_id","charged_price") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_brand" ON "products" USING btree ("brand_id","product_id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_named" ON "products" USING btree (lower("product_name") text_pattern_ops,"product_id") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_found" ON "products" USING gin (search_keys("search_words", "category_id", "charged_price", "popular_flag", "product_id")) WITH (fastupdate=false) WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("charged_price","product_id","popular_flag","product_name") WHERE "products"."shown";