-- Keeps a part whole: it is no set itself, and no set becomes one. Two people who save a set and its part at the same moment wait for
-- each other here: the parts are locked in the order of their ids, and the product itself by its change. A part of a box is sold in it, so
-- it has no variants.
create or replace function check_parts() returns trigger language plpgsql as $$
declare
  ids int[] := array(select distinct (p ->> 'productId')::int from jsonb_array_elements(new.parts) p);
  wrong int;
begin
  perform from products where product_id = any(ids) order by product_id for share;
  if new.product_id = any(ids) then
    wrong := new.product_id;
  else
    select p.product_id into wrong from product_parts p where p.product_id = any(ids) and p.kind is null order by 1 limit 1;
  end if;
  if wrong is not null then
    raise exception 'product % cannot be a part of product %', wrong, new.product_id
      using errcode = 'check_violation', constraint = 'products_parts_whole';
  end if;
  if new.box is not null and exists (select from products where product_id = any(ids) and variant_options is not null) then
    raise exception 'a part of box % has variants', new.product_id using errcode = 'check_violation', constraint = 'products_box_part';
  end if;
  if is_set(new.parts) and exists (select from product_parts p where p.part_id = new.product_id) then
    raise exception 'product % is a part of another one', new.product_id
      using errcode = 'check_violation', constraint = 'products_part_is_no_set';
  end if;
  return new;
end $$;

create or replace trigger check_parts_of_new before insert on products for each row
  when (new.parts is not null) execute function check_parts();

create or replace trigger check_parts before update on products for each row
  when (new.parts is not null and (old.parts is distinct from new.parts or old.box is distinct from new.box)) execute function check_parts();

-- Refuses variants of a part of a box. The product is locked by its change, as the box locks its parts.
create or replace function check_part_of_box() returns trigger language plpgsql as $$
begin
  if exists (select from product_parts p join products b using (product_id) where p.part_id = new.product_id and b.box is not null) then
    raise exception 'product % is a part of a box', new.product_id using errcode = 'check_violation', constraint = 'products_box_part';
  end if;
  return new;
end $$;

create or replace trigger check_part_of_box before update on products for each row
  when (new.variant_options is not null and old.variant_options is null) execute function check_part_of_box();
