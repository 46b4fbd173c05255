CREATE TABLE "erasures" (
	"erasure_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_erasure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_by" integer NOT NULL,
	"stored_at" timestamp with time zone,
	"tried_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "erasures_contact_id_index" ON "erasures" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "erasures_to_store" ON "erasures" USING btree ("erasure_id") WHERE "erasures"."stored_at" is null;