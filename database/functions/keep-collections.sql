-- Finds the filter keys again of products that staff put in a collection by hand, or took out.
create or replace function keep_collections() returns trigger language plpgsql as $$
begin
  perform refresh_filter_keys(array(select distinct product_id from changed_rows));
  return null;
end $$;

create or replace trigger keep_collections_insert after insert on collection_products referencing new table as changed_rows
  for each statement execute function keep_collections();

create or replace trigger keep_collections_delete after delete on collection_products referencing old table as changed_rows
  for each statement execute function keep_collections();
