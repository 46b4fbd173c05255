-- Writes the parts of a product, each to a row of its own: so that the sets of a part are found at once. Finds the filter keys of a set again.
create or replace function keep_parts_of_product() returns trigger language plpgsql as $$
begin
  delete from product_parts where product_id = new.product_id;
  insert into product_parts (product_id, place, part_id, kind, choice)
  select new.product_id, at, (p ->> 'productId')::int, p ->> 'kind', p ->> 'choice'
  from jsonb_array_elements(new.parts) with ordinality as listed (p, at);
  -- The statement that wrote the product may have written its parts after it.
  perform refresh_filter_keys(array[new.product_id]);
  return null;
end $$;

create or replace trigger keep_parts_of_new after insert on products for each row
  when (new.parts is not null) execute function keep_parts_of_product();

create or replace trigger keep_parts after update on products for each row
  when (old.parts is distinct from new.parts) execute function keep_parts_of_product();
