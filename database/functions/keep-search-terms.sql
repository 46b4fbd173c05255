-- Keeps the terms of synonyms that find others, with the number of groups in which each does: all of a mutual group, the first of any
-- other. Terms are written in their order, so that two changes with the same terms wait for each other and never for ever.
create or replace function keep_search_terms() returns trigger language plpgsql as $$
declare
  added text[] := '{}';
  gone text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    added := array(select t.term from new_rows s, unnest(s.terms) with ordinality t (term, nth) where s.mutual or t.nth = 1);
  end if;
  if tg_op <> 'INSERT' then
    gone := array(select t.term from old_rows s, unnest(s.terms) with ordinality t (term, nth) where s.mutual or t.nth = 1);
  end if;
  insert into search_terms as known (term, groups)
  select term, sum(change) from (
    select unnest(added) as term, 1 as change union all select unnest(gone), -1
  ) c group by term having sum(change) <> 0 order by term
  on conflict (term) do update set groups = known.groups + excluded.groups;
  delete from search_terms where term = any(gone) and groups <= 0;
  return null;
end $$;

create or replace trigger keep_terms_insert after insert on search_synonyms referencing new table as new_rows
  for each statement execute function keep_search_terms();

create or replace trigger keep_terms_update after update on search_synonyms referencing old table as old_rows new table as new_rows
  for each statement execute function keep_search_terms();

create or replace trigger keep_terms_delete after delete on search_synonyms referencing old table as old_rows
  for each statement execute function keep_search_terms();
