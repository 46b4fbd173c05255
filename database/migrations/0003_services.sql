CREATE TABLE "services" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
