-- Finds the filter keys again of products whose reviews changed.
create or replace function keep_ratings() returns trigger language plpgsql as $$
begin
  perform refresh_filter_keys(array(select distinct product_id from changed_rows));
  return null;
end $$;

create or replace trigger keep_ratings_insert after insert on reviews referencing new table as changed_rows
  for each statement execute function keep_ratings();

create or replace trigger keep_ratings_update after update on reviews referencing new table as changed_rows
  for each statement execute function keep_ratings();

create or replace trigger keep_ratings_delete after delete on reviews referencing old table as changed_rows
  for each statement execute function keep_ratings();
