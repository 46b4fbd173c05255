-- The price of a part of a box: what its product costs now, with the choices that the shop made for it, for the amount in one box; in minor
-- units, rounded as the cart rounds. `whole`: what it costs when no sale price is charged.
create or replace function box_part_price(part jsonb, less_bp int, whole boolean) returns bigint language sql stable as $$
  with its as (
    select p.*, (part ->> 'amount')::bigint as amount, chosen.*
    from products p cross join lateral (
      select coalesce(sum((p.option_prices -> kind ->> (part ->> kind))::bigint), 0) as more,
        coalesce(sum((p.piece_prices -> kind ->> (part ->> kind))::bigint), 0) as each,
        coalesce(sum((p.line_prices -> kind ->> (part ->> kind))::bigint), 0) as once,
        yield_of(p.choice_yields, part) as yield_bp
      from unnest('{packagingAttributes,cuttingAttributes,extraAttributes}'::text[]) kind
    ) chosen
    where p.product_id = (part ->> 'productId')::int
  ), measured as (
    select *, case when nominal_measure is null then amount
      else round(round(amount * nominal_measure / 1000.0) * case when weighed_after then yield_bp else 10000 end / 10000.0) end as measure
    from its
  )
  select greatest(0, round(round(greatest(0, case when whole then unit_price else charged_price end + more) * (10000 - less_bp) / 10000.0)
    * measure / priced_per) + sign(each) * round(amount * abs(each) / 1000.0) + once)::bigint
  from measured
$$;
