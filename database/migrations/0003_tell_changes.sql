-- Tells every node what has changed, in the transaction that changes it: by the names of shop/lib/things.ts, one a line.
-- Many at once are told as "anything". Nodes drop the pages that show it.
create function tell_changed(things text[]) returns void language plpgsql as $$
declare
  message text := array_to_string(things, E'\n');
begin
  if message is null or message = '' then return; end if;
  perform pg_notify('souk_changed', case when octet_length(message) > 7900 then 'anything' else message end);
end $$;
--> statement-breakpoint
-- For tables of which any row stands on the same pages: the things are the trigger's arguments.
create function tell_things() returns trigger language plpgsql as $$
begin
  perform tell_changed(tg_argv);
  return null;
end $$;
--> statement-breakpoint
-- For what belongs to a product: "<argument> <product_id>" for each changed row, and the other arguments as they are.
create function tell_of_product() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(r.product_id) into ids from (select distinct product_id from changed_rows limit 201) r;
  if ids is null then return null; end if;
  if cardinality(ids) > 200 then
    perform tell_changed(array['anything']);
  else
    perform tell_changed(array(select tg_argv[0] || ' ' || id from unnest(ids) id) || tg_argv[1:]);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- A changed product changes the lists that it is, was or will be in; which products there are to choose from ("range")
-- changes only with what decides about that.
create function tell_products() returns trigger language plpgsql as $$
declare
  many boolean;
begin
  if tg_op = 'INSERT' then
    many := (select count(*) from (select from new_rows limit 101) r) > 100;
  else
    many := (select count(*) from (select from old_rows limit 101) r) > 100;
  end if;
  if many then
    perform tell_changed(array['anything']);
  elsif tg_op = 'INSERT' then
    perform tell_changed(array(
      select distinct unnest(array['product ' || r.product_id, 'products in ' || r.category_id, 'products', 'range',
        'range of ' || c.category]) from new_rows r join categories c using (category_id)));
  elsif tg_op = 'DELETE' then
    perform tell_changed(array(
      select distinct unnest(array['product ' || r.product_id, 'products in ' || r.category_id, 'products', 'range',
        'range of ' || c.category]) from old_rows r join categories c using (category_id)));
  else
    perform tell_changed(array(
      select distinct unnest(array['product ' || r.product_id, 'products in ' || r.category_id, 'products'])
      from (select product_id, category_id from old_rows union select product_id, category_id from new_rows) r
      union
      select distinct unnest(array['range', 'range of ' || c.category])
      from old_rows o join new_rows n using (product_id) join categories c on c.category_id in (o.category_id, n.category_id)
      where (o.category_id, o.product_status, o.popular_flag, o.brand_id)
        is distinct from (n.category_id, n.product_status, n.popular_flag, n.brand_id)));
  end if;
  return null;
end $$;
--> statement-breakpoint
-- What is left of products. Orders tell it themselves, after they are committed (souk.told): a notification makes commits
-- wait for each other.
create function tell_stock() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(r.product_id) into ids
  from (select distinct s.product_id from changed_rows join stock s using (availability_id) limit 201) r;
  if cardinality(ids) > 200 then
    perform tell_changed(array['anything']);
  elsif ids is not null then
    perform tell_changed(array(select 'product ' || id from unnest(ids) id));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on settings for each statement execute function tell_things('settings');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on branches for each statement execute function tell_things('settings', 'hours');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on store_hours for each statement execute function tell_things('hours');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on taxes for each statement execute function tell_things('taxes');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on countries for each statement execute function tell_things('places');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on states for each statement execute function tell_things('places');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on cities for each statement execute function tell_things('places');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on departments for each statement execute function tell_things('departments');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on categories for each statement execute function tell_things('categories');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on brands for each statement execute function tell_things('brands');
--> statement-breakpoint
create trigger tell after insert or update or delete or truncate on news_items for each statement execute function tell_things('news');
--> statement-breakpoint
create trigger tell_truncate after truncate on products for each statement execute function tell_things('anything');
--> statement-breakpoint
create trigger tell_insert after insert on products referencing new table as new_rows for each statement execute function tell_products();
--> statement-breakpoint
create trigger tell_update after update on products referencing old table as old_rows new table as new_rows for each statement execute function tell_products();
--> statement-breakpoint
create trigger tell_delete after delete on products referencing old table as old_rows for each statement execute function tell_products();
--> statement-breakpoint
create trigger tell_insert after insert on product_pictures referencing new table as changed_rows for each statement execute function tell_of_product('product', 'range');
--> statement-breakpoint
create trigger tell_update after update on product_pictures referencing new table as changed_rows for each statement execute function tell_of_product('product', 'range');
--> statement-breakpoint
create trigger tell_delete after delete on product_pictures referencing old table as changed_rows for each statement execute function tell_of_product('product', 'range');
--> statement-breakpoint
create trigger tell_insert after insert on product_documents referencing new table as changed_rows for each statement execute function tell_of_product('documents of');
--> statement-breakpoint
create trigger tell_update after update on product_documents referencing new table as changed_rows for each statement execute function tell_of_product('documents of');
--> statement-breakpoint
create trigger tell_delete after delete on product_documents referencing old table as changed_rows for each statement execute function tell_of_product('documents of');
--> statement-breakpoint
create trigger tell_insert after insert on reviews referencing new table as changed_rows for each statement execute function tell_of_product('reviews of', 'reviews');
--> statement-breakpoint
create trigger tell_update after update on reviews referencing new table as changed_rows for each statement execute function tell_of_product('reviews of', 'reviews');
--> statement-breakpoint
create trigger tell_delete after delete on reviews referencing old table as changed_rows for each statement execute function tell_of_product('reviews of', 'reviews');
--> statement-breakpoint
create trigger tell_insert after insert on stock referencing new table as changed_rows for each statement execute function tell_of_product('product');
--> statement-breakpoint
create trigger tell_update after update on stock referencing new table as changed_rows for each statement execute function tell_of_product('product');
--> statement-breakpoint
create trigger tell_delete after delete on stock referencing old table as changed_rows for each statement execute function tell_of_product('product');
--> statement-breakpoint
create trigger tell_update after update on availabilities referencing new table as changed_rows for each statement
  when (current_setting('souk.told', true) is distinct from 'yes') execute function tell_stock();
--> statement-breakpoint
create trigger tell_truncate after truncate on product_pictures for each statement execute function tell_things('anything');
--> statement-breakpoint
create trigger tell_truncate after truncate on product_documents for each statement execute function tell_things('anything');
--> statement-breakpoint
create trigger tell_truncate after truncate on reviews for each statement execute function tell_things('anything');
--> statement-breakpoint
create trigger tell_truncate after truncate on stock for each statement execute function tell_things('anything');
--> statement-breakpoint
create trigger tell_truncate after truncate on availabilities for each statement execute function tell_things('anything');
--> statement-breakpoint
-- Whose mailbox is proven owns the orders that were placed with it: their reviews are those of a verified buyer.
create function tell_proven() returns trigger language plpgsql as $$
begin
  perform tell_changed('{reviews}' || array(select distinct 'reviews of ' || product_id from reviews where cust_id = new.cust_id));
  return null;
end $$;
--> statement-breakpoint
create trigger tell_proven after update on customers for each row
  when (old.proven_email is distinct from new.proven_email) execute function tell_proven();
