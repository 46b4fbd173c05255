CREATE TABLE "release_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"encoding" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "migration" bigint;