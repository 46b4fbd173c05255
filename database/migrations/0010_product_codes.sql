CREATE TABLE "product_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "product_codes_code" CHECK ("product_codes"."code" ~ '^\d{14}$'),
	CONSTRAINT "product_codes_quantity" CHECK ("product_codes"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_codes" ADD CONSTRAINT "product_codes_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_codes_product_id_index" ON "product_codes" USING btree ("product_id");