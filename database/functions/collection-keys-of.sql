-- L: the collections that a product is in: by hand if staff chose it, by rule if the collection is active and all conditions of its rule
-- hold. T: its tags, in small letters.
create or replace function collection_keys_of(
  product int, tags text[], category int, brand int, charged bigint, reduced boolean, added timestamptz
) returns text[] language sql stable as $$
  select array(
    select 'L:' || h.collection_id from collection_products h join collections c using (collection_id)
    where h.product_id = product and c.rule is null
    union all
    select 'L:' || collection_id from collections where rule is not null and active_flag = 'Y'
      and meets_rule(rule, tags, category, brand, charged, reduced, added)
    order by 1
  ) || array(select distinct 'T:' || lower(tag) from unnest(tags) tag order by 1)
$$;
