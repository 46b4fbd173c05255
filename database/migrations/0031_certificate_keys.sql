-- Products with certificates, and sets, get further keys: a job finds these as soon as the shop has started.
alter table products disable trigger user;--> statement-breakpoint
update products set filter_keys = null where product_id in (select subject_id from certificate_subjects where kind = 'PRODUCT')
  or product_id in (select product_id from product_parts where kind is null);--> statement-breakpoint
alter table products enable trigger user;
