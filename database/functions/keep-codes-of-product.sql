-- Writes the codes of a product, each to a row of its own: so that each belongs to one product, and is found at once. In their order, so
-- that two products that get the same codes at the same moment never wait for each other.
create or replace function keep_codes_of_product() returns trigger language plpgsql as $$
begin
  delete from product_codes where product_id = new.product_id;
  insert into product_codes (code, product_id, quantity)
  select c ->> 'code', new.product_id, (c ->> 'quantity')::int from jsonb_array_elements(new.codes) c order by 1;
  return null;
end $$;

create or replace trigger keep_codes_of_new after insert on products for each row
  when (new.codes <> '[]') execute function keep_codes_of_product();

create or replace trigger keep_codes after update on products for each row
  when (old.codes is distinct from new.codes) execute function keep_codes_of_product();
