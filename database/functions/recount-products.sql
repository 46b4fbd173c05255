-- Counts all shown products again, while no one may change any: for the first time, and for repairs.
create or replace function recount_products() returns void language plpgsql as $$
begin
  lock table products in share mode;
  delete from product_counts;
  insert into product_counts (category_id, price, products)
  select case when grouping(category_id) = 1 then -1 else category_id end, price, count(*)
  from (select category_id, whole_price(charged_price, e.exponent) as price
        from products, (select shop_exponent() as exponent) e where shown) p
  group by grouping sets ((category_id, price), (price));
  delete from filter_counts;
  insert into filter_counts (category_id, key, products)
  select case when grouping(category_id) = 1 then -1 else category_id end, key, count(*)
  from products cross join unnest(filter_keys) key where shown
  group by grouping sets ((category_id, key), (key));
end $$;
