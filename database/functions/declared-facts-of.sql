-- The declared facts of a product: its own, or those of a set, which contains what any of its parts contains and suits a diet only if all of
-- them do; null if nothing follows. The same as factsWithParts, without choices: all must be declared by one law, and what is no food does
-- not count.
create or replace function declared_facts_of(facts jsonb, parts jsonb) returns jsonb language sql stable as $$
  select case when not is_set(parts) then case when facts ->> 'state' = 'DECLARED' then facts end else (
    with joined (f, state) as (
      select facts, facts ->> 'state' where facts ->> 'state' in ('DECLARED', 'NO_FOOD')
      union all
      select part.facts, coalesce(part.facts ->> 'state', 'UNKNOWN')
      from jsonb_array_elements(parts) listed (p)
      left join products part on part.product_id = (p ->> 'productId')::int
      left join categories c on c.category_id = part.category_id
      left join departments its on its.dept_name = c.category
      where p ->> 'kind' is null and (part.facts is not null or its.food_flag is distinct from false)
    ), foods as (select * from joined where state <> 'NO_FOOD'), diets as (
      select diet from foods, lateral (
        select jsonb_array_elements_text(f -> 'diets') as diet
        union select 'VEGETARIAN' where f -> 'diets' ? 'VEGAN') d
      group by diet having count(*) = (select count(*) from foods)
    )
    select case when count(*) > 0 and bool_and(state = 'DECLARED') and count(distinct f ->> 'regime') = 1 then jsonb_build_object(
      'regime', min(f ->> 'regime'), 'diets', (select coalesce(jsonb_agg(diet), '[]') from diets),
      'contains', (select coalesce(jsonb_agg(one), '[]') from foods, jsonb_array_elements(f -> 'contains') one),
      'mayContain', (select coalesce(jsonb_agg(one), '[]') from foods, jsonb_array_elements(f -> 'mayContain') one)) end
    from foods) end
$$;
