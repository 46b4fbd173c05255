-- A product is shown where its department is active. Who adds or moves one makes those wait who close that department.
create function know_department() returns trigger language plpgsql as $$
begin
  new.in_active_department := coalesce((
    select d.active_flag = 'Y' from categories c join departments d on d.dept_name = c.category
    where c.category_id = new.category_id for share), false);
  return new;
end $$;
--> statement-breakpoint
create trigger know_department before insert on products for each row execute function know_department();
--> statement-breakpoint
-- Afterwards and not before: a trigger before an update makes every update work out what the row generates.
create function follow_category() returns trigger language plpgsql as $$
declare
  active boolean := coalesce((
    select d.active_flag = 'Y' from categories c join departments d on d.dept_name = c.category
    where c.category_id = new.category_id for share), false);
begin
  update products set in_active_department = active
  where product_id = new.product_id and in_active_department <> active;
  return null;
end $$;
--> statement-breakpoint
create trigger follow_category after update on products for each row
  when (old.category_id is distinct from new.category_id) execute function follow_category();
--> statement-breakpoint
create function tell_department_to_products() returns trigger language plpgsql as $$
begin
  -- A category that is moving away is waited for: the update must see where it went.
  perform from categories where category = new.dept_name order by category_id for share;
  update products set in_active_department = (new.active_flag = 'Y')
  where category_id in (select c.category_id from categories c where c.category = new.dept_name)
    and in_active_department <> (new.active_flag = 'Y');
  return null;
end $$;
--> statement-breakpoint
create trigger tell_products after update on departments for each row
  when (old.active_flag is distinct from new.active_flag) execute function tell_department_to_products();
--> statement-breakpoint
create function tell_category_to_products() returns trigger language plpgsql as $$
declare
  active boolean := (select d.active_flag = 'Y' from departments d where d.dept_name = new.category for share);
begin
  update products set in_active_department = active
  where category_id = new.category_id and in_active_department <> active;
  return null;
end $$;
--> statement-breakpoint
create trigger tell_products after update on categories for each row
  when (old.category is distinct from new.category) execute function tell_category_to_products();
--> statement-breakpoint
-- A price in whole units of the currency, rounded up: "at most 300" is asked in whole units. Above 1000 all are one.
create function whole_price(price bigint, exponent int) returns int language sql immutable parallel safe as $$
  select least(1001, (price + (10 ^ exponent)::bigint - 1) / (10 ^ exponent)::bigint)::int
$$;
--> statement-breakpoint
create function shop_exponent() returns int language sql stable as $$
  select coalesce((select (value ->> 'exponent')::int from settings where name = 'currency'), 2)
$$;
--> statement-breakpoint
-- The words of a product: weight A where they stand in its name.
create function words_of_product(name text, details text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', name), 'A') || to_tsvector('simple', details)
$$;
--> statement-breakpoint
-- Adds what changed to the kept numbers. Rows that nobody else holds are added up with it, others stay: nobody waits, so
-- nobody can wait in a circle. What did not change (a name, where only the price did) adds up to nothing and is left out.
create function keep_counts() returns trigger language plpgsql as $$
declare
  changes text := case tg_op
    when 'INSERT' then 'select 1 as change, n.* from new_rows n'
    when 'DELETE' then 'select -1 as change, o.* from old_rows o'
    else 'select 1 as change, n.* from new_rows n union all select -1, o.* from old_rows o' end;
begin
  execute format($sql$
    with moved as (
      select category_id, whole_price(charged_price, shop_exponent()) as price, sum(change) as products
      from (%s) r where shown group by 1, 2 having sum(change) <> 0
    ), changes as materialized (
      select * from moved union all
      select -1, price, sum(products) from moved group by price having sum(products) <> 0
    ), free as materialized (
      select k.count_id from product_counts k join changes c using (category_id, price) for update of k skip locked
    ), gone as (
      delete from product_counts where count_id in (select count_id from free) returning category_id, price, products
    )
    insert into product_counts (category_id, price, products)
    select category_id, price, sum(products)
    from (select * from changes union all select * from gone) s group by 1, 2 having sum(products) <> 0
  $sql$, changes);
  execute format($sql$
    with changes as materialized (
      select lexeme as word, sum(change * ('A' = any(weights))::int) as in_names, sum(change) as in_all
      from (
        select product_name, product_details, sum(change) as change
        from (%s) r where shown group by 1, 2 having sum(change) <> 0
      ) texts, unnest(words_of_product(product_name, product_details))
      group by lexeme having sum(change * ('A' = any(weights))::int) <> 0 or sum(change) <> 0
    ), free as materialized (
      select k.word_id from product_words k join changes using (word) for update of k skip locked
    ), gone as (
      delete from product_words where word_id in (select word_id from free) returning word, in_names, in_all
    )
    insert into product_words (word, lexeme, in_names, in_all)
    select word, (ts_lexize('english_stem', word))[1], sum(in_names), sum(in_all)
    from (select * from changes union all select * from gone) s
    group by word having sum(in_names) <> 0 or sum(in_all) <> 0
  $sql$, changes);
  return null;
end $$;
--> statement-breakpoint
create trigger keep_counts_insert after insert on products referencing new table as new_rows
  for each statement execute function keep_counts();
--> statement-breakpoint
create trigger keep_counts_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function keep_counts();
--> statement-breakpoint
create trigger keep_counts_delete after delete on products referencing old table as old_rows
  for each statement execute function keep_counts();
--> statement-breakpoint
-- Counts all shown products anew, while nobody may change any: for the first time, and to repair.
create function recount_products() returns void language plpgsql as $$
begin
  lock table products in share mode;
  delete from product_counts;
  insert into product_counts (category_id, price, products)
  select case when grouping(category_id) = 1 then -1 else category_id end, price, count(*)
  from (select category_id, whole_price(charged_price, e.exponent) as price
        from products, (select shop_exponent() as exponent) e where shown) p
  group by grouping sets ((category_id, price), (price));
end $$;
--> statement-breakpoint
-- Collects the words of all shown products anew, as recount_products does.
create function recount_words() returns void language plpgsql as $$
begin
  lock table products in share mode;
  delete from product_words;
  insert into product_words (word, lexeme, in_names, in_all)
  select lexeme, (ts_lexize('english_stem', lexeme))[1], sum(('A' = any(weights))::int), count(*)
  from products, unnest(words_of_product(product_name, product_details)) where shown group by lexeme;
end $$;
--> statement-breakpoint
create function recount_all() returns trigger language plpgsql as $$
begin
  perform recount_products();
  if tg_op = 'TRUNCATE' then
    perform recount_words();
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_counts_truncate after truncate on products for each statement execute function recount_all();
--> statement-breakpoint
-- Another number of decimals: the same minor units are other prices.
create trigger keep_counts_insert after insert on settings for each row
  when (new.name = 'currency') execute function recount_all();
--> statement-breakpoint
create trigger keep_counts_update after update on settings for each row
  when ((old.name = 'currency' or new.name = 'currency') and old.value -> 'exponent' is distinct from new.value -> 'exponent')
  execute function recount_all();
--> statement-breakpoint
create trigger keep_counts_delete after delete on settings for each row
  when (old.name = 'currency') execute function recount_all();
--> statement-breakpoint
update products p set in_active_department = false
from categories c join departments d on d.dept_name = c.category
where c.category_id = p.category_id and d.active_flag <> 'Y';
--> statement-breakpoint
select recount_products(), recount_words();
--> statement-breakpoint
-- Every change leaves old rows behind among those that each page adds up: they are tidied away soon.
alter table product_counts set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
--> statement-breakpoint
alter table product_words set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
