CREATE TABLE "branch_products" (
	"product_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"sold" boolean DEFAULT true NOT NULL,
	"unit_price" bigint,
	"sale_price" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "branch_products_product_id_branch_id_pk" PRIMARY KEY("product_id","branch_id"),
	CONSTRAINT "branch_products_prices" CHECK (("branch_products"."unit_price" is null) = ("branch_products"."sale_price" is null) and "branch_products"."unit_price" >= 0 and "branch_products"."sale_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "staff_roles" DROP CONSTRAINT "staff_roles_cust_id_role_branch_id_pk";--> statement-breakpoint
ALTER TABLE "staff_roles" ALTER COLUMN "branch_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ALTER COLUMN "branch_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "other_availability_id" integer;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "is_main" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "phone2" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "position" jsonb;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "collects" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "payment_methods" text[];--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "branch_products" ADD CONSTRAINT "branch_products_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_products" ADD CONSTRAINT "branch_products_branch_id_branches_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_branch" ON "orders" USING btree ("branch_id","create_date","order_id","order_type");--> statement-breakpoint
CREATE UNIQUE INDEX "branches_main" ON "branches" USING btree ("is_main") WHERE "branches"."is_main";--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_once" UNIQUE NULLS NOT DISTINCT("cust_id","role","branch_id");--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_main_is_active" CHECK ("branches"."active_flag" or not "branches"."is_main");--> statement-breakpoint
-- A shop of before has one branch: its orders, roles and settings are of it.
UPDATE "branches" SET "is_main" = true WHERE "branch_id" = (select min("branch_id") from "branches" where "active_flag");--> statement-breakpoint
UPDATE "branches" SET "phone2" = coalesce((select "value" #>> '{}' from "settings" where "name" = 'phone2'), '+92 21 3456 7891'),
  "position" = (select nullif("value", 'null'::jsonb) from "settings" where "name" = 'position')
  WHERE "is_main";--> statement-breakpoint
UPDATE "staff_roles" SET "branch_id" = null;--> statement-breakpoint
UPDATE "staff_invitations" SET "branch_id" = null;
