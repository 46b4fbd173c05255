-- A changed product changes the lists and collections that it is, was or will be in, and the sets that it is a part of; the range of products ("range") changes only with the
-- columns that decide it.
create or replace function notify_products() returns trigger language plpgsql as $$
declare
  many boolean;
begin
  if tg_op = 'INSERT' then
    many := (select count(*) from (select from new_rows limit 101) r) > 100;
  else
    many := (select count(*) from (select from old_rows limit 101) r) > 100;
  end if;
  if many then
    perform notify_changed(array['anything']);
  elsif tg_op = 'INSERT' then
    perform notify_changed(array(
      select distinct unnest(array['product ' || r.product_id, 'products in ' || r.category_id, 'products', 'range',
        'range of ' || c.category]) from new_rows r join categories c using (category_id)
      union
      select 'collection ' || substr(key, 3) from new_rows r cross join unnest(r.filter_keys) key where key like 'L:%'));
  elsif tg_op = 'DELETE' then
    perform notify_changed(array(
      select distinct unnest(array['product ' || r.product_id, 'products in ' || r.category_id, 'products', 'range',
        'range of ' || c.category]) from old_rows r join categories c using (category_id)
      union
      select 'product ' || p.product_id from old_rows r join product_parts p on p.part_id = r.product_id
      union
      select 'collection ' || substr(key, 3) from old_rows r cross join unnest(r.filter_keys) key where key like 'L:%'));
  else
    perform notify_changed(array(
      select distinct unnest(array['product ' || r.product_id, 'products in ' || r.category_id, 'products'])
      from (select product_id, category_id from old_rows union select product_id, category_id from new_rows) r
      union
      select 'product ' || p.product_id from new_rows r join product_parts p on p.part_id = r.product_id
      union
      select 'collection ' || substr(key, 3) from (select filter_keys from old_rows union all select filter_keys from new_rows) r cross join unnest(r.filter_keys) key where key like 'L:%'
      union
      select distinct unnest(array['range', 'range of ' || c.category])
      from old_rows o join new_rows n using (product_id) join categories c on c.category_id in (o.category_id, n.category_id)
      where (o.category_id, o.product_status, o.popular_flag, o.brand_id)
        is distinct from (n.category_id, n.product_status, n.popular_flag, n.brand_id)));
  end if;
  return null;
end $$;

create or replace trigger notify_insert after insert on products referencing new table as new_rows for each statement execute function notify_products();

create or replace trigger notify_update after update on products referencing old table as old_rows new table as new_rows for each statement execute function notify_products();

create or replace trigger notify_delete after delete on products referencing old table as old_rows for each statement execute function notify_products();
