CREATE TABLE "order_bags" (
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bags" integer NOT NULL,
	"counted_by" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_bags_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "order_bags_kind" CHECK ("order_bags"."kind" in ('DRY', 'COLD', 'FROZEN')),
	CONSTRAINT "order_bags_bags" CHECK ("order_bags"."bags" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "storage" text DEFAULT 'DRY' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_bags" ADD CONSTRAINT "order_bags_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bags" ADD CONSTRAINT "order_bags_counted_by_customers_cust_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_storage" CHECK ("products"."storage" in ('DRY', 'COLD', 'FROZEN'));