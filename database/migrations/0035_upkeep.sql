CREATE TABLE "nodes" (
	"node_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"build" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upkeep_runs" (
	"run_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upkeep_runs_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" text,
	CONSTRAINT "upkeep_runs_kind" CHECK ("upkeep_runs"."kind" in ('AUDIT', 'BACKUP', 'DRILL')),
	CONSTRAINT "upkeep_runs_outcome" CHECK ("upkeep_runs"."outcome" in ('GOOD', 'WRONG', 'FAILED')),
	CONSTRAINT "upkeep_runs_ended" CHECK (("upkeep_runs"."ended_at" is null) = ("upkeep_runs"."outcome" is null))
);
--> statement-breakpoint
CREATE INDEX "upkeep_runs_kind_started_at_index" ON "upkeep_runs" USING btree ("kind","started_at" DESC NULLS LAST);