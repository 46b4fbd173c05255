CREATE TABLE "former_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"cust_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_codes" ADD CONSTRAINT "former_codes_cust_id_representatives_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."representatives"("cust_id") ON DELETE no action ON UPDATE no action;