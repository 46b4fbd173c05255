-- The smallest coin of the shop, in minor units of its currency; 0 if all amounts can be paid in cash.
create or replace function shop_coin() returns bigint language sql stable as $$
  select coalesce((select round((value #>> '{}')::numeric * 10 ^ shop_exponent())::bigint from settings where name = 'smallestCoin'), 0)
$$;
