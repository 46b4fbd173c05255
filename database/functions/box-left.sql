-- How many of a box are left at the branch of these that has the most: of each group, as many as its parts are enough for. A part that is
-- not sold, or not at a branch, is not there. A function, so that lists without boxes plan nothing for them.
create or replace function box_left(boxed int, branch_ids int[]) returns int language plpgsql stable as $$
declare
  most int := 0;
  here int;
  one int;
begin
  foreach one in array branch_ids loop
    with counted as (
      select gno, (g ->> 'choose')::int as choose, (g ->> 'again')::boolean as again, case
        when v.product_id is null or v.product_status <> 'A' or d.active_flag <> 'Y' or exists (
          select from branch_products o where o.product_id = v.product_id and o.branch_id = one and not o.sold) then 0
        when v.stock_tracked or d.lot_flag then coalesce((
          select (a.on_hand - a.held)::bigint * s.count_step / needed.amount
          from stock s join availabilities a using (availability_id)
          where s.product_id = v.product_id and s.branch_id = one and (a.in_lots or not d.lot_flag)), 0)
        else 1000000 end::bigint as boxes
      from products b
      cross join lateral jsonb_array_elements(b.box -> 'groups') with ordinality groups (g, gno)
      cross join lateral jsonb_array_elements(g -> 'parts') part
      left join products v on v.product_id = (part ->> 'productId')::int
      left join categories c on c.category_id = v.category_id left join departments d on d.dept_name = c.category
      cross join lateral (select case when v.weighed_after and v.nominal_measure is null
        then round((part ->> 'amount')::bigint * 10000.0 / yield_of(v.choice_yields, part))::bigint else (part ->> 'amount')::bigint end as amount) needed
      where b.product_id = boxed
    ), ranked as (
      select *, row_number() over fullest as place,
        sum(greatest(boxes, 0)) over (fullest rows between current row and unbounded following) as this_and_below
      from counted window fullest as (partition by gno order by boxes desc)
    ), of_groups as (
      -- Without repetition, each box takes another part: however many of the fullest parts are set aside, the rest must
      -- be enough for what they leave to choose.
      select min(case
        when choose is null then boxes
        when again then div((select sum(greatest(r.boxes, 0)) from ranked r where r.gno = ranked.gno), choose)
        when place <= choose then div(this_and_below, choose - place + 1) end) as boxes
      from ranked group by gno
    )
    select min(boxes) into here from of_groups;
    most := greatest(most, least(coalesce(here, 0), 1000000));
  end loop;
  return most;
end $$;
