-- A product whose sale has times is charged its sale price between them, and at no other time; after the end its times are cleared. A
-- product without times stays as it is, one with variants follows its cheapest variant (`keep-variants.sql`), and a box that costs what its
-- parts cost follows these. The name of this trigger puts it before those that read what is charged.
create or replace function charge_by_time() returns trigger language plpgsql as $$
declare
  is_on boolean := coalesce(new.sale_from <= now(), true);
begin
  if new.sale_until <= now() then
    is_on := false;
    new.sale_from := null;
    new.sale_until := null;
  end if;
  if is_on and not new.options_attributes @> '[{"description": "CUTPRICE"}]' then
    new.options_attributes := new.options_attributes || '[{"description": "CUTPRICE"}]';
  elsif not is_on then
    new.options_attributes := (
      select coalesce(jsonb_agg(one order by nth), '[]') from jsonb_array_elements(new.options_attributes) with ordinality o (one, nth)
      where one ->> 'description' <> 'CUTPRICE');
  end if;
  return new;
end $$;

create or replace trigger charge_by_time_of_new before insert on products for each row
  when (new.variant_options is null and new.box ->> 'price' is distinct from 'PARTS'
    and (new.sale_from is not null or new.sale_until is not null)) execute function charge_by_time();

create or replace trigger charge_by_time before update on products for each row
  when (new.variant_options is null and new.box ->> 'price' is distinct from 'PARTS'
    and (new.sale_from is not null or new.sale_until is not null)) execute function charge_by_time();
