ALTER TABLE "departments" ADD COLUMN "food_flag" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts_by" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts_at" timestamp with time zone;