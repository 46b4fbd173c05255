-- Finds the filter keys again of products whose reviews changed. It locks them first, so that of two reviews at the same time the second
-- counts the first; it writes only those whose keys change.
create or replace function keep_ratings() returns trigger language plpgsql as $$
declare
  ids int[] := array(select distinct product_id from changed_rows);
begin
  perform from products where product_id = any(ids) order by product_id for no key update;
  update products set filter_keys = null
  where product_id = any(ids) and filter_keys is distinct from filter_keys_of(product_id, facts, parts, brand_id);
  return null;
end $$;

create or replace trigger keep_ratings_insert after insert on reviews referencing new table as changed_rows
  for each statement execute function keep_ratings();

create or replace trigger keep_ratings_update after update on reviews referencing new table as changed_rows
  for each statement execute function keep_ratings();

create or replace trigger keep_ratings_delete after delete on reviews referencing old table as changed_rows
  for each statement execute function keep_ratings();
