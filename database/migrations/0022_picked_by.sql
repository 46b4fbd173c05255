ALTER TABLE "order_items" ADD COLUMN "picked_by" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "picked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_picked_by_customers_cust_id_fk" FOREIGN KEY ("picked_by") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_picked" CHECK (("order_items"."picked_by" is null) = ("order_items"."picked_at" is null));