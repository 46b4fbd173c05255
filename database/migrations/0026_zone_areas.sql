ALTER TABLE "delivery_zones" ADD COLUMN "polygon" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "shipping_bands" jsonb;--> statement-breakpoint
UPDATE "delivery_zones" SET "shipping_bands" = jsonb_build_array(jsonb_build_object('from', 0, 'fee', "fee")) WHERE "fee" IS NOT NULL;
