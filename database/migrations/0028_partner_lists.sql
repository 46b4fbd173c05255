CREATE INDEX "partners_kind_partner_id_index" ON "partners" USING btree ("kind","partner_id");--> statement-breakpoint
CREATE INDEX "partners_city_partner_id_index" ON "partners" USING btree ("city","partner_id");--> statement-breakpoint
CREATE INDEX "partners_priority_partner_id_index" ON "partners" USING btree ("priority","partner_id");--> statement-breakpoint
CREATE INDEX "partners_updated_at_partner_id_index" ON "partners" USING btree ("updated_at","partner_id");--> statement-breakpoint
CREATE INDEX "partners_text" ON "partners" USING gin ("plain_name" gin_trgm_ops,"city" gin_trgm_ops);