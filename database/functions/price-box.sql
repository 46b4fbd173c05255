-- Writes what a box costs whose price is that of its parts, in lists too: with its cheapest choices, and up to its dearest ones. The sale price
-- is charged if it is lower.
create or replace function price_box() returns trigger language plpgsql as $$
begin
  if new.box is null or new.box ->> 'price' <> 'PARTS' then
    if old.box is not null then new.dearest_price := null; end if;
    return new;
  end if;
  select whole, lowest, highest into new.unit_price, new.sale_price, new.dearest_price from box_prices(new.box);
  new.options_attributes := coalesce((
    select jsonb_agg(o) from jsonb_array_elements(new.options_attributes) o where o ->> 'description' <> 'CUTPRICE'), '[]')
    || case when new.sale_price < new.unit_price then '[{"description": "CUTPRICE"}]'::jsonb else '[]' end;
  return new;
end $$;

-- Their names put these triggers before those that read the price.
create or replace trigger box_price_of_new before insert on products for each row
  when (new.box is not null) execute function price_box();

create or replace trigger box_price before update on products for each row
  when (new.box is not null or old.box is not null) execute function price_box();

-- Prices the boxes of a product again whose price changed. A box that another person holds is left to a job, so that nobody waits for one
-- who waits for them.
create or replace function price_boxes_of_part() returns trigger language plpgsql as $$
begin
  update products set box = box where product_id = any(array(
    select b.product_id from products b join product_parts p using (product_id)
    where p.part_id = new.product_id and b.box ->> 'price' = 'PARTS' order by 1 for no key update of b skip locked));
  return null;
end $$;

create or replace trigger price_boxes_of_part after update on products for each row
  when ((old.charged_price, old.unit_price, old.option_prices, old.piece_prices, old.line_prices, old.choice_yields, old.priced_per,
      old.nominal_measure, old.weighed_after)
    is distinct from (new.charged_price, new.unit_price, new.option_prices, new.piece_prices, new.line_prices, new.choice_yields, new.priced_per,
      new.nominal_measure, new.weighed_after))
  execute function price_boxes_of_part();
