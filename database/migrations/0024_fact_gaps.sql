ALTER TABLE "products" ADD COLUMN "fact_gaps" smallint GENERATED ALWAYS AS (case when coalesce(facts ->> 'state', 'UNKNOWN') = 'UNKNOWN' then 1 else 0 end
          + case when facts ->> 'ingredients' is null then 2 else 0 end
          + case when facts ->> 'nutrition' is null then 4 else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_gaps_by_name" ON "products" USING btree ("product_name","product_id","category_id","fact_gaps") WHERE "products"."shown" and "products"."fact_gaps" > 0;--> statement-breakpoint
CREATE INDEX "products_gaps_in_category" ON "products" USING btree ("category_id","fact_gaps") WHERE "products"."shown" and "products"."fact_gaps" > 0;