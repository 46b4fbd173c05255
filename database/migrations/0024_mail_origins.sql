ALTER TABLE "outbox" ADD COLUMN "origin" text;--> statement-breakpoint
CREATE INDEX "outbox_from" ON "outbox" USING btree ("origin","sent_at") WHERE "outbox"."origin" is not null;