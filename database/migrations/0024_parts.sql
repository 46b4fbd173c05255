CREATE TABLE "product_parts" (
	"product_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"part_id" integer NOT NULL,
	"kind" text,
	"choice" text,
	CONSTRAINT "product_parts_product_id_place_pk" PRIMARY KEY("product_id","place"),
	CONSTRAINT "product_parts_choice" CHECK (("product_parts"."kind" is null) = ("product_parts"."choice" is null)),
	CONSTRAINT "product_parts_other" CHECK ("product_parts"."part_id" <> "product_parts"."product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_parts_part_id_index" ON "product_parts" USING btree ("part_id");