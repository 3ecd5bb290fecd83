-- Pushing and pulling edits.

-- UTC as 2026-05-12T18:30:00.000Z, a day and a second that there are: read and written again it is
-- the same. What looks like it and is none, such as a 32nd, ends in an error of its own.
create function sync.is_moment(edit jsonb, name text) returns boolean
language sql stable parallel safe
return jsonb_typeof(edit -> name) = 'string'
  and (edit ->> name) collate "C" like '____-__-__T__:__:__.___Z'
  and sync.text_of((edit ->> name)::timestamptz) = edit ->> name;

create function sync.are_fields(value jsonb) returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 100
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "string")')
  then octet_length(value::text) <= 4000 else false end;

create function sync.known_members() returns text[]
language sql immutable parallel safe
return '{id,device,time,stream,subject,version,payload,base,means,of,fields,n}'::text[];

-- What is wrong with an edit as it was sent, or null.
create function sync.flaw(edit jsonb) returns text
language sql stable parallel safe
return case
  when jsonb_typeof(edit) is distinct from 'object' then 'it must be an object'
  when sync.is_word(edit, 'id') is not true then '"id" must be 1 to 64 of A-Z a-z 0-9 - _ .'
  when sync.is_word(edit, 'device') is not true
    then '"device" must be 1 to 64 of A-Z a-z 0-9 - _ .'
  when sync.is_moment(edit, 'time') is not true
    then '"time" must be as 2026-05-12T18:30:00.000Z'
  when sync.is_text(edit, 'stream', 100) is not true or edit ->> 'stream' = ''
    then '"stream" must be a text of 1 to 100 bytes'
  when edit ->> 'subject' is not null
    and sync.is_text(edit, 'subject', 1000) is not true
    then '"subject" must be null or a text of at most 1,000 bytes'
  when sync.is_whole(edit, 'version', 0, 2147483647) is not true
    then '"version" must be a whole number from 0 to 2,147,483,647'
  when jsonb_typeof(edit -> 'payload') is distinct from 'string' then '"payload" must be a text'
  when sync.is_whole(edit, 'base', 0, 9223372036854775807) is not true
    then '"base" must be a whole number from 0'
  when jsonb_typeof(edit -> 'means') is distinct from 'string'
    or octet_length(edit ->> 'means') not between 1 and 20
    or (edit ->> 'means') collate "C" ~ '[^a-z]'
    then '"means" must be 1 to 20 of a-z'
  when edit ->> 'of' is not null and sync.is_text(edit, 'of', 1000) is not true
    then '"of" must be null or a text of at most 1,000 bytes'
  when sync.are_fields(edit -> 'fields') is not true
    then '"fields" must be at most 100 texts, in JSON 4,000 bytes'
  when octet_length(edit ->> 'payload') > 1048576 then 'too_large'
end;

-- Refuses a push in which anything is not as the wire says. Of the rest it tells the highest base,
-- whether an edit is of another device than the push, and whether something is not known of one.
create function sync.check_edits(edits jsonb, pushing text, out base numeric,
  out has_others boolean, out has_unknown boolean)
language plpgsql stable set search_path = '' as $$
declare
  known constant text[] := sync.known_members();
  wrong bigint;
  flaw text;
begin
  if jsonb_typeof(edits) is distinct from 'array' then
    perform sync.refuse_body('"edits" must be an array.');
  elsif jsonb_array_length(edits) > 500 then
    perform sync.refuse(413, 'too_large', 'A push has at most 500 edits.');
  end if;
  -- One look at all edits; of a wrong one nothing else is asked.
  select min(e.place) filter (where e.is_wrong),
      max(case when not e.is_wrong then (e.edit -> 'base')::numeric end),
      coalesce(bool_or(e.edit ->> 'device' <> pushing), false),
      coalesce(bool_or(case when not e.is_wrong then e.edit - known <> '{}' end), false)
    into wrong, check_edits.base, check_edits.has_others, check_edits.has_unknown
    from (select e.place, e.edit, sync.flaw(e.edit) is not null as is_wrong
      from jsonb_array_elements(edits) with ordinality e (edit, place) offset 0) e;
  if wrong is null then
    return;
  end if;
  flaw := sync.flaw(edits -> (wrong - 1)::integer);
  if flaw = 'too_large' then
    perform sync.refuse(413, 'too_large', 'A payload has at most 1 MiB.');
  end if;
  perform sync.refuse_body('Edit ' || wrong || ' of the push: ' || flaw || '.');
exception when datetime_field_overflow or invalid_datetime_format then
  perform sync.refuse_body('The "time" of an edit must be as 2026-05-12T18:30:00.000Z.');
end
$$;

-- The caller's member and the household as it was, both held until the end of the call, in one
-- statement. The member has one push less: 120 at once, then one a second. A call that is refused
-- later takes nothing.
create function sync.admit_push(wanted uuid, caller uuid, out member uuid, out last integer,
  out bytes bigint)
language plpgsql set search_path = '' as $$
declare
  left_over double precision;
begin
  with pusher as (
    update public.members m
      set counted = clock_timestamp(), pushes = least(120, m.pushes
        + greatest(0, extract(epoch from clock_timestamp() - m.counted))) - 1
      where m.household = wanted and m.account = caller
      returning m.household, m.member, m.pushes
  )
  select p.member, p.pushes, h.last, h.bytes
    into admit_push.member, left_over, admit_push.last, admit_push.bytes
    from pusher p join public.households h on h.id = p.household for no key update of h;
  if member is null then
    perform sync.refuse_stranger();
  elsif left_over < 0 then
    perform sync.refuse_for_now(ceil(-left_over)::integer);
  end if;
end
$$;

create function sync.refuse_ahead() returns void
language plpgsql set search_path = '' as $$
begin
  perform sync.refuse(409, 'cursor_ahead', 'That number is above the last of this household.');
end
$$;
