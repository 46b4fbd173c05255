ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "lot_flag" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "age_from" smallint;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD COLUMN "age_confirmed" smallint;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "reduction_bp" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "reduced_from" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "age_from" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "age_confirmed" smallint;--> statement-breakpoint
ALTER TABLE "recall_orders" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recall_orders" ADD COLUMN "called_by" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_age" CHECK ("products"."age_from" between 1 and 99);--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_reduction" CHECK ("lots"."reduction_bp" between 0 and 9000);--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('STATUS', 'EDITED', 'DETAILS', 'SWAPPED', 'REOPENED', 'CASH_IN', 'CASH_BACK', 'CASH_UNDONE', 'PAID_MORE', 'ASKED', 'ACCEPTED', 'DECLINED', 'UNANSWERED', 'LEFT', 'ARRIVED', 'REFUSED', 'HANDED_OVER', 'NOT_HOME', 'AGE_CHECKED'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_reduced" CHECK ("order_items"."charged_price" <= "order_items"."reduced_from");--> statement-breakpoint
ALTER TABLE "recall_orders" ADD CONSTRAINT "recall_orders_called" CHECK (("recall_orders"."called_at" is null) = ("recall_orders"."called_by" is null));