-- The class of a price: each class spans half a doubling, so that a search can exclude expensive products by key.
create or replace function price_class(price bigint) returns int language sql immutable parallel safe as $$
  select case when price < 2 then price::int else 2 * length(bits) + substr(bits, 2, 1)::int end
  from (select ltrim(price::bit(64)::text, '0') as bits) b
$$;
