-- True if the disk of the database has room: more rows than the little memory given are kept in a temporary file, which a full
-- disk refuses (53100). Nothing stays, and a server that only reads can do it as well.
create or replace function has_room() returns boolean language sql volatile set work_mem to '64kB' as $$
  select count(*) > 0 from generate_series(1, 20000)
$$;
