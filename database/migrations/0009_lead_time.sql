CREATE TABLE "open_spans" (
	"branch_id" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_spans_branch_id_opens_at_pk" PRIMARY KEY("branch_id","opens_at"),
	CONSTRAINT "open_spans_span" CHECK ("open_spans"."closes_at" > "open_spans"."opens_at")
);
--> statement-breakpoint
ALTER TABLE "slot_patterns" DROP CONSTRAINT "slot_patterns_windows";--> statement-breakpoint
ALTER TABLE "slot_patterns" ADD COLUMN "lead_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "lead_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_spans" ADD CONSTRAINT "open_spans_branch_id_branches_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_patterns" ADD CONSTRAINT "slot_patterns_windows" CHECK ("slot_patterns"."length" > 0 and "slot_patterns"."every" > 0 and "slot_patterns"."ends" - "slot_patterns"."starts" >= "slot_patterns"."length" and "slot_patterns"."capacity" > 0 and "slot_patterns"."work_minutes" > 0 and "slot_patterns"."lead_minutes" >= 0 and "slot_patterns"."fee" >= 0);