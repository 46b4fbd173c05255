-- For tables with a product_id: notifies "<argument> <product_id>" for each changed row and the product that it is a variant of, and the other arguments unchanged.
create or replace function notify_of_product() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(r.product_id) into ids from (
    select distinct unnest(array[c.product_id, p.variant_of]) as product_id
    from changed_rows c left join products p using (product_id) limit 201
  ) r where r.product_id is not null;
  if ids is null then return null; end if;
  if cardinality(ids) > 200 then
    perform notify_changed(array['anything']);
  else
    perform notify_changed(array(select tg_argv[0] || ' ' || id from unnest(ids) id) || tg_argv[1:]);
  end if;
  return null;
end $$;

create or replace trigger notify_insert after insert on product_pictures referencing new table as changed_rows for each statement execute function notify_of_product('product', 'range');

create or replace trigger notify_update after update on product_pictures referencing new table as changed_rows for each statement execute function notify_of_product('product', 'range');

create or replace trigger notify_delete after delete on product_pictures referencing old table as changed_rows for each statement execute function notify_of_product('product', 'range');

create or replace trigger notify_insert after insert on product_films referencing new table as changed_rows for each statement execute function notify_of_product('product');

create or replace trigger notify_update after update on product_films referencing new table as changed_rows for each statement execute function notify_of_product('product');

create or replace trigger notify_delete after delete on product_films referencing old table as changed_rows for each statement execute function notify_of_product('product');

create or replace trigger notify_insert after insert on product_documents referencing new table as changed_rows for each statement execute function notify_of_product('documents of');

create or replace trigger notify_update after update on product_documents referencing new table as changed_rows for each statement execute function notify_of_product('documents of');

create or replace trigger notify_delete after delete on product_documents referencing old table as changed_rows for each statement execute function notify_of_product('documents of');

create or replace trigger notify_insert after insert on reviews referencing new table as changed_rows for each statement execute function notify_of_product('reviews of', 'reviews');

create or replace trigger notify_update after update on reviews referencing new table as changed_rows for each statement execute function notify_of_product('reviews of', 'reviews');

create or replace trigger notify_delete after delete on reviews referencing old table as changed_rows for each statement execute function notify_of_product('reviews of', 'reviews');

create or replace trigger notify_insert after insert on stock referencing new table as changed_rows for each statement execute function notify_of_product('product');

create or replace trigger notify_update after update on stock referencing new table as changed_rows for each statement execute function notify_of_product('product');

create or replace trigger notify_delete after delete on stock referencing old table as changed_rows for each statement execute function notify_of_product('product');

create or replace trigger notify_insert after insert on branch_products referencing new table as changed_rows for each statement execute function notify_of_product('product');

create or replace trigger notify_update after update on branch_products referencing new table as changed_rows for each statement execute function notify_of_product('product');

create or replace trigger notify_delete after delete on branch_products referencing old table as changed_rows for each statement execute function notify_of_product('product');
