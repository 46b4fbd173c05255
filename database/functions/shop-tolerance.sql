-- The tolerance of weighed products that have none of their own, in hundredths of a per cent.
create or replace function shop_tolerance() returns int language sql stable as $$
  select coalesce((select ((value #>> '{}')::numeric * 100)::int from settings where name = 'tolerance'), 1500)
$$;
