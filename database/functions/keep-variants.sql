-- The name of a variant: the name of its product, with its values.
create or replace function name_of_variant(name text, variant_values text[]) returns text language sql immutable parallel safe as $$
  select name || ' (' || array_to_string(variant_values, ', ') || ')'
$$;
-- Writes what a product and its variants have in common to the variants: all but SKU, codes, prices, weight, content, status, pictures and
-- stock. The stock of a variant is counted in other steps before this (`change-product.server.ts`). A change of a variant locks its product first.
create or replace function keep_variants() returns trigger language plpgsql as $$
begin
  update products v set (
    product_name, product_details, product_html, category_id, brand_id, cust_id, packaging_attributes, cutting_attributes, extra_attributes,
    option_prices, piece_prices, line_prices, choice_yields, choice_minutes, weighed_after, sellin_pcs, unit_name, priced_unit, priced_per,
    nominal_measure, measure_from, measure_to, weighed, tolerance_bp, quantity_step, minimum_steps, maximum_steps, tax_exempt_flag,
    stock_tracked, tags, age_from, storage, facts, parts,
    updated_by, updated_by_login, updated_date
  ) = (
    name_of_variant(new.product_name, v.variant_values), new.product_details, new.product_html, new.category_id, new.brand_id, new.cust_id,
    new.packaging_attributes, new.cutting_attributes, new.extra_attributes, new.option_prices, new.piece_prices, new.line_prices,
    new.choice_yields, new.choice_minutes, new.weighed_after, new.sellin_pcs, new.unit_name, new.priced_unit, new.priced_per,
    new.nominal_measure, new.measure_from, new.measure_to, new.weighed, new.tolerance_bp, new.quantity_step, new.minimum_steps,
    new.maximum_steps, new.tax_exempt_flag, new.stock_tracked, new.tags, new.age_from, new.storage, new.facts, new.parts,
    new.updated_by, new.updated_by_login, new.updated_date
  )
  where v.variant_of = new.product_id;
  return null;
end $$;

create or replace trigger keep_variants after update on products for each row
  when (new.variant_options is not null and (
    old.product_name, old.product_details, old.product_html, old.category_id, old.brand_id, old.cust_id, old.packaging_attributes,
    old.cutting_attributes, old.extra_attributes, old.option_prices, old.piece_prices, old.line_prices, old.choice_yields,
    old.choice_minutes, old.weighed_after, old.sellin_pcs, old.unit_name, old.priced_unit, old.priced_per, old.nominal_measure,
    old.measure_from, old.measure_to, old.weighed, old.tolerance_bp, old.quantity_step, old.minimum_steps, old.maximum_steps,
    old.tax_exempt_flag, old.stock_tracked, old.tags, old.age_from, old.storage, old.facts, old.parts
  ) is distinct from (
    new.product_name, new.product_details, new.product_html, new.category_id, new.brand_id, new.cust_id, new.packaging_attributes,
    new.cutting_attributes, new.extra_attributes, new.option_prices, new.piece_prices, new.line_prices, new.choice_yields,
    new.choice_minutes, new.weighed_after, new.sellin_pcs, new.unit_name, new.priced_unit, new.priced_per, new.nominal_measure,
    new.measure_from, new.measure_to, new.weighed, new.tolerance_bp, new.quantity_step, new.minimum_steps, new.maximum_steps,
    new.tax_exempt_flag, new.stock_tracked, new.tags, new.age_from, new.storage, new.facts, new.parts
  ))
  execute function keep_variants();
-- A product with variants costs as little as its cheapest active variant, in lists too, and up to its dearest one. Its
-- sale has the times of that of the cheapest. If none is active, its prices stay.
create or replace function keep_product_of_variant() returns trigger language plpgsql as $$
begin
  update products p set unit_price = c.unit_price, sale_price = c.sale_price, options_attributes = c.options_attributes,
    sale_from = c.sale_from, sale_until = c.sale_until, dearest_price = c.dearest
  from (
    select unit_price, sale_price, options_attributes, sale_from, sale_until, max(charged_price) over () as dearest
    from products where variant_of = new.variant_of and product_status = 'A' order by charged_price, variant_place limit 1
  ) c
  where p.product_id = new.variant_of and p.variant_options is not null
    and (p.unit_price, p.sale_price, p.options_attributes, p.sale_from, p.sale_until, p.dearest_price)
      is distinct from (c.unit_price, c.sale_price, c.options_attributes, c.sale_from, c.sale_until, c.dearest);
  return null;
end $$;

create or replace trigger keep_product_of_new_variant after insert on products for each row
  when (new.variant_of is not null) execute function keep_product_of_variant();

create or replace trigger keep_product_of_variant after update on products for each row
  when (new.variant_of is not null and (
    old.unit_price, old.sale_price, old.options_attributes, old.sale_from, old.sale_until, old.product_status
  ) is distinct from (
    new.unit_price, new.sale_price, new.options_attributes, new.sale_from, new.sale_until, new.product_status
  ))
  execute function keep_product_of_variant();
-- A variant belongs to a product with options, has a value of each, and its name says them.
create or replace function check_variant() returns trigger language plpgsql as $$
begin
  select name_of_variant(p.product_name, new.variant_values) into new.product_name from products p
  where p.product_id = new.variant_of and cardinality(p.variant_options) = cardinality(new.variant_values);
  if not found then
    raise exception 'product % has other options than its variant', new.variant_of using errcode = '23514', constraint = 'products_variant_values';
  end if;
  return new;
end $$;

create or replace trigger check_variant_of_new before insert on products for each row
  when (new.variant_of is not null) execute function check_variant();

create or replace trigger check_variant before update on products for each row
  when (new.variant_of is not null and (old.variant_of, old.variant_values) is distinct from (new.variant_of, new.variant_values))
  execute function check_variant();
