ALTER TABLE "slots" ALTER COLUMN "pattern_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "counts" text DEFAULT 'ORDERS' NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_counts" CHECK ("slots"."counts" in ('ORDERS', 'SHARES') and ("slots"."counts" = 'ORDERS') = ("slots"."pattern_id" is not null));--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP CONSTRAINT "qurbani_windows_availabilityId_unique";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP CONSTRAINT "qurbani_windows_time";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP CONSTRAINT "qurbani_windows_method";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP CONSTRAINT "qurbani_windows_span";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP CONSTRAINT "qurbani_windows_availability_id_availabilities_availability_id_fk";--> statement-breakpoint
ALTER TABLE "qurbani_windows" ALTER COLUMN "window_id" DROP IDENTITY;--> statement-breakpoint
-- Each window becomes a slot with its counter; shares keep their windows, by the ids of the slots.
ALTER TABLE "qurbani_windows" ADD COLUMN "slot_id" integer;--> statement-breakpoint
UPDATE "qurbani_windows" SET "slot_id" = nextval(pg_get_serial_sequence('slots', 'slot_id'));--> statement-breakpoint
INSERT INTO "slots" ("slot_id", "counts", "branch_id", "method", "day", "starts", "ends", "starts_at", "ends_at", "order_by", "fee", "capacity", "availability_id")
  SELECT w."slot_id", 'SHARES', q."branch_id", case w."method" when 'DELIVER' then 'DELIVERY' else 'IN STORE' end, d."date",
    extract(epoch from (w."starts_at" at time zone b."time_zone") - d."date"::timestamp) / 60,
    extract(epoch from (w."ends_at" at time zone b."time_zone") - d."date"::timestamp) / 60,
    w."starts_at", w."ends_at", least(q."order_by", w."starts_at"), 0,
    a."on_hand" - a."over" - coalesce((SELECT sum(m."change") FROM "movements" m WHERE m."availability_id" = a."availability_id" and m."order_id" is not null), 0),
    a."availability_id"
  FROM "qurbani_windows" w
    JOIN "qurbani_days" d USING ("season_id", "day")
    JOIN "qurbani_seasons" q USING ("season_id")
    JOIN "branches" b USING ("branch_id")
    JOIN "availabilities" a USING ("availability_id");--> statement-breakpoint
ALTER TABLE "qurbani_shares" DROP CONSTRAINT "qurbani_shares_window";--> statement-breakpoint
UPDATE "qurbani_shares" s SET "window_id" = w."slot_id" FROM "qurbani_windows" w WHERE w."window_id" = s."window_id";--> statement-breakpoint
-- First below 0: a window may get the id that another one still has.
UPDATE "qurbani_windows" SET "window_id" = -"slot_id";--> statement-breakpoint
UPDATE "qurbani_windows" SET "window_id" = "slot_id";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP COLUMN "slot_id";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP COLUMN "method";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP COLUMN "starts_at";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP COLUMN "ends_at";--> statement-breakpoint
ALTER TABLE "qurbani_windows" DROP COLUMN "availability_id";--> statement-breakpoint
ALTER TABLE "qurbani_windows" ADD CONSTRAINT "qurbani_windows_window_id_slots_slot_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."slots"("slot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qurbani_shares" ADD CONSTRAINT "qurbani_shares_window" FOREIGN KEY ("window_id","season_id","day") REFERENCES "public"."qurbani_windows"("window_id","season_id","day") ON DELETE no action ON UPDATE no action;
