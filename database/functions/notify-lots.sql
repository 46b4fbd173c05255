-- Notifies the products of changed lots whose price is reduced, by a lot or by the settings, or was: what is left of them at that price may
-- have changed, also if their stock has not. Other lots are on no page.
create or replace function notify_lots() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(distinct n.product_id) into ids from new_rows n
  where exists (select from old_rows o where o.product_id = n.product_id and o.reduction_bp > 0)
    or exists (select from lots l where l.product_id = n.product_id and l.reduction_bp > 0)
    or exists (select from settings s where s.name = 'shortDatedDays' and s.value > '0'::jsonb);
  if ids is null then return null; end if;
  if cardinality(ids) > 200 then
    perform notify_changed(array['anything']);
  else
    perform notify_changed(array(select 'product ' || id from unnest(ids) id));
  end if;
  return null;
end $$;

create or replace trigger notify_update after update on lots referencing old table as old_rows new table as new_rows for each statement execute function notify_lots();
