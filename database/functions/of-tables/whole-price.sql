-- A price in whole units of the currency, rounded up: "at most 300" is asked in whole units. All prices above 1000 count as
-- one.
create or replace function whole_price(price bigint, exponent int) returns int language sql immutable parallel safe as $$
  select least(1001, (price + (10 ^ exponent)::bigint - 1) / (10 ^ exponent)::bigint)::int
$$;
