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
end $$;
