CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_term_pk" PRIMARY KEY("day","term")
);
--> statement-breakpoint
CREATE INDEX "search_misses_day_index" ON "search_misses" USING btree ("day");