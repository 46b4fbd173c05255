CREATE TABLE "film_pieces" (
	"hash" text NOT NULL,
	"piece" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "film_pieces_hash_piece_pk" PRIMARY KEY("hash","piece")
);
--> statement-breakpoint
CREATE TABLE "films" (
	"hash" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "films_type" CHECK ("films"."mime_type" in ('video/mp4', 'video/webm')),
	CONSTRAINT "films_size" CHECK ("films"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_films" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"hash" text NOT NULL,
	"title" text NOT NULL,
	"poster" text,
	"captions" text,
	CONSTRAINT "product_films_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"groups" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_variant";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "box" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "of_box" jsonb;--> statement-breakpoint
ALTER TABLE "film_pieces" ADD CONSTRAINT "film_pieces_hash_films_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."films"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_films" ADD CONSTRAINT "product_films_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_films" ADD CONSTRAINT "product_films_hash_films_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."films"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_films" ADD CONSTRAINT "product_films_poster_pictures_hash_fk" FOREIGN KEY ("poster") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_terms_alike" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_sale_begins" ON "products" USING btree ("sale_from") WHERE "products"."sale_from" is not null;--> statement-breakpoint
CREATE INDEX "products_sale_ends" ON "products" USING btree ("sale_until") WHERE "products"."sale_until" is not null;--> statement-breakpoint
CREATE INDEX "products_boxes" ON "products" USING btree ("product_id") WHERE "products"."box" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_times" CHECK ("products"."sale_from" < "products"."sale_until");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_box" CHECK ("products"."box" is null or ("products"."variant_of" is null and "products"."variant_options" is null and "products"."parts" is not null));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant" CHECK (num_nulls("products"."variant_of", "products"."variant_values", "products"."variant_place") in (0, 3)
      and ("products"."variant_of" is null or "products"."variant_options" is null)
      and ("products"."dearest_price" is null or "products"."variant_options" is not null or "products"."box" is not null));--> statement-breakpoint
INSERT INTO "search_terms" ("term", "groups") SELECT t.term, count(*) FROM "search_synonyms" s, unnest(s.terms) WITH ORDINALITY t (term, nth) WHERE s.mutual OR t.nth = 1 GROUP BY t.term;
