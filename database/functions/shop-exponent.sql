create or replace function shop_exponent() returns int language sql stable as $$
  select coalesce((select (value ->> 'exponent')::int from settings where name = 'currency'), 2)
$$;
