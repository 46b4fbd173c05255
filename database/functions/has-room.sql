-- True if the disk of the database has room: the rows do not fit into the little memory and go to a temporary file, which a full
-- disk refuses (53100). The file is deleted at once, and a server that only reads can do it as well.
create or replace function has_room() returns boolean language sql volatile set work_mem to '64kB' as $$
  select count(*) > 0 from generate_series(1, 20000)
$$;
