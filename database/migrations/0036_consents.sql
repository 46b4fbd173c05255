CREATE TABLE "consents" (
	"consent_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cust_id" integer,
	"order_id" integer,
	"channel" text NOT NULL,
	"given" boolean NOT NULL,
	"cause" text NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_of_one" CHECK (num_nonnulls("consents"."cust_id", "consents"."order_id") = 1),
	CONSTRAINT "consents_channel" CHECK ("consents"."channel" in ('TEXT', 'EMAIL')),
	CONSTRAINT "consents_cause" CHECK ("consents"."cause" in ('REGISTERING', 'PROFILE', 'ORDER', 'REPLY', 'NEW NUMBER'))
);
--> statement-breakpoint
CREATE INDEX "consents_cust_id_index" ON "consents" USING btree ("cust_id");--> statement-breakpoint
CREATE INDEX "consents_order_id_index" ON "consents" USING btree ("order_id");