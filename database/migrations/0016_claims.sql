CREATE TABLE "picking_claims" (
	"order_item_id" bigint PRIMARY KEY NOT NULL,
	"cust_id" integer NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picking_claims" ADD CONSTRAINT "picking_claims_order_item_id_order_items_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("order_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picking_claims" ADD CONSTRAINT "picking_claims_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picking_claims_cust_id_index" ON "picking_claims" USING btree ("cust_id");