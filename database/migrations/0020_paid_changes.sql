ALTER TABLE "payment_requests" DROP CONSTRAINT "payment_requests_state";--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "of_version" integer;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "up_to" bigint;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "lasts_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_change" CHECK (("payment_requests"."of_version" is null) = ("payment_requests"."up_to" is null) and ("payment_requests"."of_version" is null) = ("payment_requests"."lasts_until" is null)
        and ("payment_requests"."change" is null or "payment_requests"."of_version" is not null));--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_state" CHECK ("payment_requests"."state" in ('OPEN', 'PAID', 'WITHDRAWN', 'GIVEN_BACK'));