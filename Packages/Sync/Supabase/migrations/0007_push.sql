-- Pushing: all edits of a push get the next numbers, or none does.

-- Stores edits under the numbers after last; tells whether it did, which it does not where one was
-- stored before, as the key by id finds. The household is locked, so nobody else gives numbers
-- meanwhile.
create function sync.store(household_id uuid, last integer, edits jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into public.edits (household, n, id, device, made, stream, subject, version, payload,
    base, means, of, fields)
  select household_id, store.last + e.place, e.id, e.device, e.made, e.stream, e.subject,
    e.version::integer, e.payload, e.base::integer, e.means, e.of, nullif(e.fields, '{}')
  from rows from (jsonb_to_recordset(edits) as (id text, device text, "time" timestamptz,
      stream text, subject text, version numeric, payload text, base numeric, means text,
      of text, fields text[]))
    with ordinality as e (id, device, made, stream, subject, version, payload, base, means, of,
      fields, place);
  return true;
exception when unique_violation then
  return false;
end
$$;

-- Stores those that are not stored yet, and what is not known of an edit, which is read from the
-- edits as they were sent.
create function sync.store_new(household_id uuid, last integer, edits jsonb, sent json)
returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into public.edits (household, n, id, device, made, stream, subject, version, payload,
    base, means, of, fields, further)
  select household_id, store_new.last + row_number() over (order by f.place), f.id, f.device,
    f.made, f.stream, f.subject, f.version::integer, f.payload, f.base::integer, f.means, f.of,
    nullif(f.fields, '{}'), case when f.sent is not null then (
      select json_object_agg(k.key, k.value) from json_each(f.sent) k
      where k.key <> all (sync.known_members())) end
  from (
    -- For each edit by itself: a look into the key and never a join over the household.
    select distinct on (e.id collate "C") e.*
    from rows from (jsonb_to_recordset(edits) as (id text, device text, "time" timestamptz,
        stream text, subject text, version numeric, payload text, base numeric, means text,
        of text, fields text[]), json_array_elements(sent))
      with ordinality as e (id, device, made, stream, subject, version, payload, base, means, of,
        fields, sent, place)
    where (select old.n from public.edits old
      where old.household = household_id and old.id = e.id collate "C") is null
    order by e.id collate "C", e.place) f
  order by f.place;
end
$$;

-- Whether the brackets of a text in JSON nest deeper than a client reads: 200, of which two are
-- around each edit in an answer. All innermost pairs fall at once.
create function sync.is_too_deep(edit text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  brackets text := '';
begin
  if octet_length(edit) - octet_length(translate(edit, '[{', '')) > 198 then
    brackets := translate(
      regexp_replace(edit, '"(?:[^"\\]|\\.)*"|[^][{}"]+', '', 'g'), '{}', '[]');
  end if;
  for level in 1 .. 198 loop
    exit when brackets = '';
    brackets := replace(brackets, '[]', '');
  end loop;
  return brackets <> '';
end
$$;

-- Corrects what the household has after a push of which not everything was new, or of which
-- something is not known: by what is stored above the number that was its last.
create function sync.recount(household_id uuid, before_last integer, before_bytes bigint,
  out last integer, out bytes bigint)
language plpgsql set search_path = '' as $$
declare
  put record;
begin
  select count(*) as edits, coalesce(sum(sync.weight(e.payload, e.subject, e.of,
      to_jsonb(e.fields)::text) + coalesce(octet_length(e.further::text), 0)), 0) as weight,
      max(octet_length(e.further::text)) as unknown
    into put from public.edits e where e.household = household_id and e.n > before_last;
  if put.unknown > 16384 then
    perform sync.refuse(413, 'too_large', 'Members of an edit that are not known: at most 16 KiB.');
  end if;
  if put.unknown > 0 and exists (select from public.edits e where e.household = household_id
      and e.n > before_last and sync.is_too_deep(e.further::text)) then
    perform sync.refuse_body('Members of an edit that are not known nest too deep.');
  end if;
  update public.households h set last = before_last + put.edits, bytes = before_bytes + put.weight
    where h.id = household_id returning h.last, h.bytes into recount.last, recount.bytes;
end
$$;

create function sync.claim_all(household_id uuid, member_id uuid, body jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  name text;
begin
  for name in select body ->> 'device' union
      select e ->> 'device' from jsonb_array_elements(body -> 'edits') e order by 1 loop
    perform sync.claim(household_id, member_id, name);
  end loop;
end
$$;

-- Whether somebody sends something new who has not read all that is there. What is stored already may
-- be said again, whatever came since.
create function sync.has_unread(household_id uuid, body jsonb, last integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(body -> 'seen') = 'null' then
    return false;
  elsif not sync.is_whole(body, 'seen', 0, 9223372036854775807) then
    perform sync.refuse_body('"seen" must be a whole number from 0.');
  end if;
  return (body -> 'seen')::numeric < last and exists (
    select from jsonb_array_elements(body -> 'edits') e
    where not exists (select from public.edits old
      where old.household = household_id and old.id = (e ->> 'id') collate "C"));
end
$$;

-- Nearly always all is new and known, and stored at once.
--
-- Whatever the tables' statistics say, it looks into the keys: a push costs as much in a household
-- with many edits as in one with few.
create function public.sync_push(json) returns json
language plpgsql security definer set search_path = '' set enable_seqscan = off
  set enable_bitmapscan = off set jit = off as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.caller();
  wanted uuid := sync.uuid_of(body, 'household');
  device text := sync.device_of(body);
  edits jsonb := body -> 'edits';
  seen record := sync.check_edits(edits, device);
  home record := sync.admit_push(wanted, caller, device, seen.many, seen.weight);
  before integer := home.last - seen.many;
begin
  if seen.base > before then
    perform sync.refuse_ahead();
  elsif body ? 'seen_id' and sync.is_of_another_list(wanted, body, 'seen', before) then
    perform sync.refuse_ahead();
  elsif body ? 'seen' and sync.has_unread(wanted, body, before) then
    perform sync.refuse(409, 'unread', 'There are edits that were not read; read them first.');
  elsif seen.has_others or home.owner is distinct from home.member then
    perform sync.claim_all(wanted, home.member, body);
  end if;
  if seen.has_unknown or not sync.store(wanted, before, edits) then
    perform sync.store_new(wanted, before, edits,
      case when seen.has_unknown then $1 -> 'edits' else '[]' end);
    home := sync.recount(wanted, before, home.bytes - seen.weight);
  end if;
  if home.last > before and (home.last > 500000 or home.bytes > 268435456) then
    perform sync.refuse(507, 'household_full',
      'A household has at most 500,000 edits and 256 MiB.');
  end if;
  return json_build_object('last', home.last);
end
$$;
