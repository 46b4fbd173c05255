-- Products with certificates get keys for them: a job finds these as soon as the shop has started.
alter table products disable trigger user;--> statement-breakpoint
update products set filter_keys = null where product_id in (select subject_id from certificate_subjects where kind = 'PRODUCT');--> statement-breakpoint
alter table products enable trigger user;
