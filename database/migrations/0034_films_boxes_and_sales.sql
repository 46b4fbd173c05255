ALTER TABLE "products" DROP CONSTRAINT "products_variant";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant" CHECK (num_nulls("products"."variant_of", "products"."variant_values", "products"."variant_place") in (0, 3)
      and ("products"."variant_of" is null or "products"."variant_options" is null)
      and ("products"."dearest_price" is null or "products"."variant_options" is not null or "products"."box" is not null));--> statement-breakpoint
INSERT INTO "search_terms" ("term", "groups") SELECT t.term, count(*) FROM "search_synonyms" s, unnest(s.terms) WITH ORDINALITY t (term, nth) WHERE s.mutual OR t.nth = 1 GROUP BY t.term;
