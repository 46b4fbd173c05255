-- Keeps the filter keys of a product. A change of anything else that they follow from writes null, and this finds them again. When it
-- runs, the row is locked, so that it sees what others have committed.
create or replace function keep_filter_keys() returns trigger language plpgsql as $$
begin
  -- A new product has no reviews: without its id, none are looked for.
  new.filter_keys := filter_keys_of(case when tg_op = 'UPDATE' then new.product_id end, new.facts, new.parts, new.brand_id,
    new.tags, new.category_id, new.unit_price, new.sale_price, new.options_attributes, new.added_at);
  return new;
end $$;

create or replace trigger keep_filter_keys_of_new before insert on products for each row execute function keep_filter_keys();

create or replace trigger keep_filter_keys before update on products for each row
  when (new.filter_keys is null or old.facts is distinct from new.facts or old.brand_id is distinct from new.brand_id
    or old.parts is distinct from new.parts or (old.tags, old.category_id, old.unit_price, old.sale_price, old.options_attributes, old.added_at)
      is distinct from (new.tags, new.category_id, new.unit_price, new.sale_price, new.options_attributes, new.added_at))
  execute function keep_filter_keys();
