-- The whole steps that are left of the variant of a product that has the most, as `free` counts those of a product
-- (`product-places.server.ts`). A function, because its plan is made once for a connection: as a part of `free` it was so dear that a
-- statement with `free` was planned again each time.
create or replace function variants_left(whole int) returns int language plpgsql stable as $$
begin
  return (
    select max(case when v.stock_tracked or d.lot_flag then coalesce((
        select max((a.on_hand - a.held)::bigint * s.count_step / v.quantity_step)
        from stock s join availabilities a using (availability_id) join branches b on b.branch_id = s.branch_id and b.active_flag
        where s.product_id = v.product_id and (a.in_lots or not d.lot_flag) and not exists (
          select from branch_products o where o.product_id = s.product_id and o.branch_id = s.branch_id and not o.sold)
      ), 0)::int else greatest(v.maximum_steps, ceil(1000.0 / v.quantity_step)::int) end)
    from products v join categories c using (category_id) join departments d on d.dept_name = c.category
    where v.variant_of = whole and v.product_status = 'A');
end $$;
