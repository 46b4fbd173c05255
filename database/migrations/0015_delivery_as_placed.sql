ALTER TABLE "orders" ADD COLUMN "shipping_placed" bigint;--> statement-breakpoint
UPDATE "orders" SET "shipping_placed" = "shipping_handling";
