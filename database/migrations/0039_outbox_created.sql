-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "outbox_created";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_created" ON "outbox" USING brin ("created_at");