-- Finds the filter keys again of products whose certificates changed.
create or replace function keep_certificates() returns trigger language plpgsql as $$
begin
  perform refresh_filter_keys(array(select distinct subject_id from changed_rows where kind = 'PRODUCT'));
  return null;
end $$;

create or replace trigger keep_certificates_insert after insert on certificate_subjects referencing new table as changed_rows
  for each statement execute function keep_certificates();

create or replace trigger keep_certificates_delete after delete on certificate_subjects referencing old table as changed_rows
  for each statement execute function keep_certificates();
