-- Finds the filter keys of these products again. It locks them first, in order of their ids, so that of two changes at the same time the
-- second sees the first; it writes only those whose keys change.
create or replace function refresh_filter_keys(ids int[]) returns void language plpgsql as $$
begin
  perform from products where product_id = any(ids) order by product_id for no key update;
  update products set filter_keys = null
  where product_id = any(ids) and filter_keys is distinct from filter_keys_of(product_id, facts, parts, brand_id,
    tags, category_id, unit_price, sale_price, options_attributes, added_at);
end $$;
