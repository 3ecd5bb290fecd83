-- Pushing and pulling edits.

-- UTC as 2026-05-12T18:30:00.000Z, a day and a second that there are: read and written again it is
-- the same. What looks like it and is none, such as a 32nd, ends in an error of its own.
create function sync.is_moment(value text) returns boolean
language sql stable parallel safe
return value collate "C" like '____-__-__T__:__:__.___Z'
  and sync.text_of(value::timestamptz) = value;

create function sync.known_members() returns text[]
language sql immutable parallel safe
return '{id,device,time,stream,subject,version,payload,base,means,of,fields,n}'::text[];

-- Whether the members of an edit are of their kinds: asked in one path, which costs a third of
-- asking for each. In a strict path all that is asked of a member that lacks or is of another kind
-- is unknown, so only a text starts with nothing. Numbers of any size are compared, never written
-- out.
create function sync.has_shape(edit jsonb) returns boolean
language sql immutable parallel safe
return jsonb_path_exists(edit, 'strict $ ? (@.id starts with "" && @.device starts with ""
  && @.time starts with "" && @.stream starts with "" && @.payload starts with ""
  && @.means starts with "" && @.fields.size() <= 32
  && !exists(@.fields[*] ? ((@ starts with "") is unknown))
  && exists(@.version ? (@ >= 0 && @ <= 2147483647 && @.floor() == @))
  && exists(@.base ? (@ >= 0 && @ <= 9223372036854775807 && @.floor() == @)))')
  and coalesce(jsonb_typeof(edit -> 'subject') in ('string', 'null'), true)
  and coalesce(jsonb_typeof(edit -> 'of') in ('string', 'null'), true);

-- Asked where all fields together, in JSON, are longer than one may be.
create function sync.has_long_field(fields jsonb) returns boolean
language sql immutable parallel safe
return exists (
  select from jsonb_array_elements_text(fields) f (field) where octet_length(f.field) > 200);

-- What is wrong with an edit as it was sent, or null. Everything else a client can read, whatever
-- program sent it: what none can read would be lost to every device of the household, or stop it.
create function sync.flaw(edit jsonb) returns text
language sql stable parallel safe
return case
  when not sync.has_shape(edit) then 'it must be an object of texts "id", "device", "time", '
    '"stream", "payload" and "means", texts or null "subject" and "of", whole numbers from 0 '
    '"version", to 2,147,483,647, and "base", and "fields", an array of at most 32 texts'
  when octet_length(edit ->> 'id') not between 1 and 54
    or (edit ->> 'id') collate "C" ~ '[^A-Za-z0-9_.-]|._[0-9]{1,9}$'
    then '"id" must be 1 to 54 of A-Z a-z 0-9 - _ . and not end as a copy, in _ and 1 to 9 digits'
  when not sync.is_word(edit ->> 'device') then '"device" must be 1 to 64 of A-Z a-z 0-9 - _ .'
  when not sync.is_moment(edit ->> 'time') then '"time" must be as 2026-05-12T18:30:00.000Z'
  when octet_length(edit ->> 'stream') not between 1 and 64
    or (edit ->> 'stream') collate "C" !~ '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$'
    then '"stream" must be 1 to 64 of a-z 0-9 - as in grocery-list, with a letter first'
  when octet_length(edit ->> 'subject') not between 1 and 128
    or (edit ->> 'subject') collate "C" ~ '[^!-~]|["\\]'
    then '"subject" must be 1 to 128 visible characters of ASCII, none of them " or \'
  when octet_length(edit ->> 'of') > 200 then '"of" must have at most 200 bytes'
  when octet_length(edit ->> 'means') not between 1 and 20
    or (edit ->> 'means') collate "C" ~ '[^a-z]' then '"means" must be 1 to 20 of a-z'
  when octet_length(edit ->> 'fields') > 204 and sync.has_long_field(edit -> 'fields')
    then 'each of the "fields" must have at most 200 bytes'
  when octet_length(edit ->> 'payload') > 1048576 then 'too_large'
end;

-- What an edit counts for among the 256 MiB, without what is not known of it.
create function sync.weight(payload text, subject text, of text, fields text) returns bigint
language sql immutable parallel safe
return octet_length(payload) + coalesce(octet_length(subject), 0) + coalesce(octet_length(of), 0)
  + coalesce(octet_length(fields) - 2, 0);

-- Refuses a push in which anything is not as the wire says. Of the rest it tells how many edits
-- there are, what they weigh, the highest base, whether one is of another device than the push, and
-- whether something is not known of one.
create function sync.check_edits(edits jsonb, pushing text, out many integer, out weight bigint,
  out base numeric, out has_others boolean, out has_unknown boolean)
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
  -- One look at all edits. Of a wrong one nothing else is asked: a number that is short to write
  -- may be long as text.
  select min(e.place) filter (where e.edit is null), count(*),
      coalesce(sum(sync.weight(e.edit ->> 'payload', e.edit ->> 'subject', e.edit ->> 'of',
        e.edit ->> 'fields')), 0),
      max((e.edit -> 'base')::numeric),
      coalesce(bool_or(e.edit ->> 'device' <> pushing), false),
      coalesce(bool_or(e.edit - known <> '{}'), false)
    into wrong, many, weight, base, has_others, has_unknown
    from (select e.place, case when sync.flaw(e.edit) is null then e.edit end as edit
      from jsonb_array_elements(edits) with ordinality e (edit, place) offset 0) e;
  if wrong is null then
    return;
  end if;
  flaw := sync.flaw(edits -> (wrong - 1)::integer);
  if flaw = 'too_large' then
    perform sync.refuse(413, 'too_large', 'A payload has at most 1 MiB.');
  end if;
  perform sync.refuse_body('Edit ' || wrong || ' of the push: ' || flaw || '.');
exception when data_exception then
  perform sync.refuse_body('The "time" of an edit must be as 2026-05-12T18:30:00.000Z.');
end
$$;

-- When all pushes are there again of each member, after one more of a member: a second later. What
-- lies further ahead than 120 pushes can lead is of a clock that was wrong. Stable as what it calls,
-- so that it becomes a part of the statement that asks it, which saves a seventh of a push.
create function sync.after_one_push(full_again jsonb, member uuid, now double precision)
returns jsonb
language sql stable parallel safe
return full_again || jsonb_build_object(member, 1 + case
  when (full_again -> member::text)::double precision between now and now + 120
    then (full_again -> member::text)::double precision
  else now end);

-- The caller's member and the household, both held until the end of the call. The member has one
-- push less: 120 at once, then one a second; the household has what is pushed more, as if nothing
-- of it were stored yet: one row that is written for both. It tells whose the device is, too. A
-- call that is refused later changes nothing.
create function sync.admit_push(wanted uuid, caller uuid, pushing text, many integer,
  weight bigint, out member uuid, out last integer, out bytes bigint, out owner uuid)
language plpgsql set search_path = '' as $$
declare
  now constant double precision := date_part('epoch', clock_timestamp());
  full_again double precision;
begin
  select m.member into admit_push.member from public.members m
    where m.household = wanted and m.account = caller for key share;
  if member is null then
    perform sync.refuse_stranger();
  end if;
  update public.households h set last = h.last + many, bytes = h.bytes + weight,
      full_again = sync.after_one_push(h.full_again, member, now)
    where h.id = wanted
    returning h.last, h.bytes, (h.full_again -> member::text)::double precision, (select d.member
      from public.devices d where d.household = wanted and d.device = pushing)
    into admit_push.last, admit_push.bytes, full_again, owner;
  if full_again > now + 120 then
    perform sync.refuse_for_now(ceil(full_again - now - 120)::integer);
  end if;
end
$$;

create function sync.refuse_ahead() returns void
language plpgsql set search_path = '' as $$
begin
  perform sync.refuse(409, 'cursor_ahead',
    'That is not where this household''s list stands: the server may have been set back.');
end
$$;

-- Whether the edit of the number that a body names has another id here than the body says, as where
-- the server was set back and has grown again. One look into the key, where there is something to
-- compare.
create function sync.is_of_another_list(household_id uuid, body jsonb, name text, last integer)
returns boolean
language plpgsql stable set search_path = '' as $$
declare
  known text := body ->> (name || '_id');
begin
  if known is null then
    return false;
  elsif jsonb_typeof(body -> (name || '_id')) <> 'string' then
    perform sync.refuse_body('"' || name || '_id" must be a text or null.');
  elsif not sync.is_whole(body, name, 1, last) then
    return false;
  end if;
  return exists (select from public.edits e where e.household = household_id
    and e.n = (body -> name)::integer and e.id <> known);
end
$$;
