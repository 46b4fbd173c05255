-- The price of a box that costs what its parts do, in minor units: with its cheapest choices without sale prices and reduction (`whole`) and
-- with them (`lowest`), and with its dearest choices (`highest`).
create or replace function box_prices(box jsonb, out whole bigint, out lowest bigint, out highest bigint) language sql stable as $$
  with parts as (
    select gno, (g ->> 'choose')::int as choose, (g ->> 'again')::boolean as again, pno,
      coalesce(box_part_price(part, 0, true), 0) as whole, coalesce(box_part_price(part, (box ->> 'lessBp')::int, false), 0) as price
    from jsonb_array_elements(box -> 'groups') with ordinality groups (g, gno)
    cross join lateral jsonb_array_elements(g -> 'parts') with ordinality parts (part, pno)
  ), ranked as (
    select *, row_number() over (partition by gno order by price, pno) as first, row_number() over (partition by gno order by price desc, pno desc) as last
    from parts
  ), counted as (
    -- How often each part is in the cheapest and in the dearest box.
    select whole, price,
      case when choose is null then 1 when again then case when first = 1 then choose else 0 end else (first <= choose)::int end as cheap,
      case when choose is null then 1 when again then case when last = 1 then choose else 0 end else (last <= choose)::int end as dear
    from ranked
  )
  select coalesce(sum(counted.whole * cheap), 0)::bigint, coalesce(sum(price * cheap), 0)::bigint, coalesce(sum(price * dear), 0)::bigint from counted
$$;
