-- Notifies the products whose stock changed, with those that they are variants of, and "qurbani" if shares or their windows did.
create or replace function notify_stock() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(r.product_id) into ids
  from (
    select distinct unnest(array[s.product_id, p.variant_of]) as product_id
    from changed_rows join stock s using (availability_id) join products p using (product_id) limit 201
  ) r where r.product_id is not null;
  if cardinality(ids) > 200 then
    perform notify_changed(array['anything']);
  elsif ids is not null then
    perform notify_changed(array(select 'product ' || id from unnest(ids) id));
  end if;
  if exists (select from changed_rows where kind in ('share', 'slot')) then
    perform notify_changed(array['qurbani']);
  end if;
  return null;
end $$;

create or replace trigger notify_update after update on availabilities referencing new table as changed_rows for each statement
  when (current_setting('souk.notified', true) is distinct from 'yes') execute function notify_stock();
