-- Finds the filter keys again of products whose certificates changed, as keep_ratings does for reviews.
create or replace function keep_certificates() returns trigger language plpgsql as $$
declare
  ids int[] := array(select distinct subject_id from changed_rows where kind = 'PRODUCT');
begin
  perform from products where product_id = any(ids) order by product_id for no key update;
  update products set filter_keys = null
  where product_id = any(ids) and filter_keys is distinct from filter_keys_of(product_id, facts, parts, brand_id);
  return null;
end $$;

create or replace trigger keep_certificates_insert after insert on certificate_subjects referencing new table as changed_rows
  for each statement execute function keep_certificates();

create or replace trigger keep_certificates_delete after delete on certificate_subjects referencing old table as changed_rows
  for each statement execute function keep_certificates();
