ALTER TABLE "qurbani_shares" ADD COLUMN "family_place" smallint;--> statement-breakpoint
UPDATE "qurbani_shares" SET "family_place" = "places"."place" FROM (
  SELECT "share_id", row_number() OVER (PARTITION BY "offer_id" ORDER BY "share_id") AS "place"
  FROM "qurbani_shares" JOIN "qurbani_offers" USING ("offer_id") JOIN "qurbani_bookings" USING ("booking_id") JOIN "orders" USING ("order_id")
  WHERE "type" = 'FAMILY' AND "cancelled_at" IS NULL AND "order_status" <> 'REJECTED'
) AS "places" WHERE "places"."share_id" = "qurbani_shares"."share_id";--> statement-breakpoint
ALTER TABLE "qurbani_shares" ADD CONSTRAINT "qurbani_shares_family_place" UNIQUE("offer_id","family_place");--> statement-breakpoint
ALTER TABLE "qurbani_shares" ADD CONSTRAINT "qurbani_shares_family" CHECK ("qurbani_shares"."family_place" between 1 and 7);