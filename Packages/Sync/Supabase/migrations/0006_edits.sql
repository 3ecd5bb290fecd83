-- Pushing and pulling edits.

-- UTC as 2026-05-12T18:30:00.000Z, a day and a second that there are.
create function sync.is_moment(value jsonb) returns boolean
language sql immutable parallel safe
return case
  when jsonb_typeof(value) is distinct from 'string'
    or translate(value #>> '{}', '123456789', '000000000') <> '0000-00-00T00:00:00.000Z'
    or substr(value #>> '{}', 1, 4) = '0000'
    or substr(value #>> '{}', 6, 2) not between '01' and '12'
    or substr(value #>> '{}', 9, 2) not between '01' and '31'
    or substr(value #>> '{}', 12, 2) > '23'
    or substr(value #>> '{}', 15, 2) > '59' or substr(value #>> '{}', 18, 2) > '59' then false
  when substr(value #>> '{}', 9, 2) <= '28' then true
  else substr(value #>> '{}', 9, 2)::integer <= date_part('day', make_date(
      substr(value #>> '{}', 1, 4)::integer, substr(value #>> '{}', 6, 2)::integer, 1)
    + interval '1 month - 1 day')
end;

create function sync.are_fields(value jsonb) returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 100
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "string")')
  then octet_length(value::text) <= 4000 else false end;

-- What is wrong with an edit as it was sent, or null.
create function sync.flaw(edit jsonb) returns text
language sql immutable parallel safe
return case
  when jsonb_typeof(edit) is distinct from 'object' then 'it must be an object'
  when sync.is_word(edit -> 'id') is not true then '"id" must be 1 to 64 of A-Z a-z 0-9 - _ .'
  when sync.is_word(edit -> 'device') is not true
    then '"device" must be 1 to 64 of A-Z a-z 0-9 - _ .'
  when sync.is_moment(edit -> 'time') is not true
    then '"time" must be as 2026-05-12T18:30:00.000Z'
  when sync.is_text(edit -> 'stream', 100) is not true or edit ->> 'stream' = ''
    then '"stream" must be a text of 1 to 100 bytes'
  when coalesce(edit -> 'subject', 'null') <> 'null'
    and sync.is_text(edit -> 'subject', 1000) is not true
    then '"subject" must be null or a text of at most 1,000 bytes'
  when sync.is_whole(edit -> 'version', 0, 2147483647) is not true
    then '"version" must be a whole number from 0 to 2,147,483,647'
  when jsonb_typeof(edit -> 'payload') is distinct from 'string' then '"payload" must be a text'
  when sync.is_whole(edit -> 'base', 0, 9223372036854775807) is not true
    then '"base" must be a whole number from 0'
  when jsonb_typeof(edit -> 'means') is distinct from 'string'
    or edit ->> 'means' not in ('sets', 'gives', 'takes', 'ends', 'happens', 'undoes')
    then '"means" must be sets, gives, takes, ends, happens or undoes'
  when coalesce(edit -> 'of', 'null') <> 'null' and sync.is_text(edit -> 'of', 1000) is not true
    then '"of" must be null or a text of at most 1,000 bytes'
  when sync.are_fields(edit -> 'fields') is not true
    then '"fields" must be at most 100 texts, in JSON 4,000 bytes'
  when octet_length(edit ->> 'payload') > 1048576 then 'too_large'
end;

-- Refuses a push in which anything is not as the wire says.
create function sync.check_edits(edits jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  wrong record;
begin
  if jsonb_typeof(edits) is distinct from 'array' then
    perform sync.refuse_body('"edits" must be an array.');
  elsif jsonb_array_length(edits) > 500 then
    perform sync.refuse(413, 'too_large', 'A push has at most 500 edits.');
  end if;
  select e.place, e.flaw into wrong from (
      select e.place, sync.flaw(e.edit) as flaw
      from jsonb_array_elements(edits) with ordinality e (edit, place) offset 0) e
    where e.flaw is not null limit 1;
  if wrong.flaw = 'too_large' then
    perform sync.refuse(413, 'too_large', 'A payload has at most 1 MiB.');
  elsif wrong.flaw is not null then
    perform sync.refuse_body('Edit ' || wrong.place || ' of the push: ' || wrong.flaw || '.');
  end if;
end
$$;

-- The caller's member, held until the end of the call and with one push less: 120 at once, then one
-- a second. A call that is refused later takes nothing.
create function sync.admit_push(wanted uuid, caller uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  pusher record;
begin
  update public.members m
    set counted = clock_timestamp(), pushes = least(120, m.pushes
      + greatest(0, extract(epoch from clock_timestamp() - m.counted))) - 1
    where m.household = wanted and m.account = caller
    returning m.member, m.pushes into pusher;
  if not found then
    perform sync.refuse_stranger();
  elsif pusher.pushes < 0 then
    perform sync.refuse_for_now(ceil(-pusher.pushes)::integer);
  end if;
  return pusher.member;
end
$$;

create function sync.refuse_ahead() returns void
language plpgsql set search_path = '' as $$
begin
  perform sync.refuse(409, 'cursor_ahead', 'That number is above the last of this household.');
end
$$;
