-- Looks at the next products after an id, at most so many: the ids of those that should have the key of a collection and lack it, or have
-- it and should not; and the last id that it looked at, null after the end.
create or replace function collection_astray(collection int, after int, most int, out last int, out ids int[]) language sql stable as $$
  select max(product_id), coalesce(array_agg(product_id order by product_id) filter (where has <> belongs), '{}')
  from (
    select p.product_id, coalesce(p.filter_keys @> array['L:' || c.collection_id], false) as has,
      case when c.rule is null then exists (
        select from collection_products h where h.collection_id = c.collection_id and h.product_id = p.product_id)
      else c.active_flag = 'Y' and meets_rule(c.rule, p.tags, p.category_id, p.brand_id, p.charged_price,
        p.options_attributes @> '[{"description": "CUTPRICE"}]' and p.sale_price < p.unit_price, p.added_at) end as belongs
    from collections c cross join lateral (
      select * from products where product_id > after order by product_id limit most) p
    where c.collection_id = collection
  ) looked
$$;
