-- Adds changes to the stored counts. Rows that no other transaction has locked are merged with the change, others stay:
-- nothing waits, so there can be no deadlock. Changes that cancel out (in names, if only the price changed) are left out.
create or replace function update_counts() returns trigger language plpgsql as $$
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
  execute format($sql$
    with moved as (
      select category_id, key, sum(change) as products
      from (%s) r cross join unnest(filter_keys) key where shown group by 1, 2 having sum(change) <> 0
    ), changes as materialized (
      select * from moved union all
      select -1, key, sum(products) from moved group by key having sum(products) <> 0
    ), free as materialized (
      select k.count_id from filter_counts k join changes c using (category_id, key) for update of k skip locked
    ), gone as (
      delete from filter_counts where count_id in (select count_id from free) returning category_id, key, products
    )
    insert into filter_counts (category_id, key, products)
    select category_id, key, sum(products)
    from (select * from changes union all select * from gone) s group by 1, 2 having sum(products) <> 0
  $sql$, changes);
  return null;
end $$;

create or replace trigger update_counts_insert after insert on products referencing new table as new_rows
  for each statement execute function update_counts();

create or replace trigger update_counts_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function update_counts();

create or replace trigger update_counts_delete after delete on products referencing old table as old_rows
  for each statement execute function update_counts();
