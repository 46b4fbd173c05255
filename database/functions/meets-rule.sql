-- True if a product meets all conditions of the rule of a collection.
create or replace function meets_rule(
  rule jsonb, tags text[], category int, brand int, charged bigint, reduced boolean, added timestamptz
) returns boolean language sql stable as $$
  select (not rule ? 'tags' or exists (select from unnest(tags) tag where rule -> 'tags' ? lower(tag)))
    and (not rule ? 'brandIds' or coalesce(rule -> 'brandIds' @> to_jsonb(brand), false))
    and (not rule ? 'categoryIds' or rule -> 'categoryIds' @> to_jsonb(category))
    and (not rule ? 'priceFrom' or charged >= (rule ->> 'priceFrom')::bigint)
    and (not rule ? 'priceTo' or charged <= (rule ->> 'priceTo')::bigint)
    and (not rule ? 'newDays' or added > now() - make_interval(days => (rule ->> 'newDays')::int))
    and (rule -> 'onSale' is distinct from 'true' or reduced)
$$;
