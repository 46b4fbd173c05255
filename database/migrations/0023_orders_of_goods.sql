DROP INDEX "orders_create_date_index";--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
DROP INDEX "orders_by_way";--> statement-breakpoint
DROP INDEX "orders_by_total";--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("create_date","order_id","order_type");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("order_status","create_date","order_id","order_type");--> statement-breakpoint
CREATE INDEX "orders_by_way" ON "orders" USING btree ("pickup_type","create_date","order_id","order_type");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("grand_total","order_id","order_type");