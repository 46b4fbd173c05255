CREATE TABLE "usual_items" (
	"cust_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"state" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usual_items_cust_id_product_id_pk" PRIMARY KEY("cust_id","product_id"),
	CONSTRAINT "usual_items_state" CHECK ("usual_items"."state" in ('PINNED', 'HIDDEN'))
);
--> statement-breakpoint
ALTER TABLE "usual_items" ADD CONSTRAINT "usual_items_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_items" ADD CONSTRAINT "usual_items_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;