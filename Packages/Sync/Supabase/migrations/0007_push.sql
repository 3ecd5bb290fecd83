-- Pushing: all edits of a push get the next numbers, or none does.

-- Stores what is not stored yet under the numbers after last, and tells how many that were, what
-- their texts weigh, and the most that is not known of one. The household is locked, so nobody else
-- gives numbers meanwhile.
-- Whatever the tables' statistics say, it looks into the keys: a push costs as much in a household
-- with many edits as in one with few.
create function sync.store(household_id uuid, last integer, raw json, body jsonb, out stored bigint,
  out weight bigint, out unknown integer)
language plpgsql set search_path = '' set enable_seqscan = off set enable_bitmapscan = off
  set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  known constant text[] := array['id', 'device', 'time', 'stream', 'subject', 'version', 'payload',
    'base', 'means', 'of', 'fields', 'n'];
  -- The edits as they came, read a second time only where something is not known of one.
  sent json := case when exists (select 1 from jsonb_array_elements(body -> 'edits') e
    where e - known <> '{}') then raw -> 'edits' else '[]' end;
begin
  with fresh as (
    -- For each edit by itself: a look into the key and never a join over the household.
    select distinct on ((e.edit ->> 'id') collate "C") e.place, e.edit, (
        select json_object_agg(k.key, k.value) from json_each(e.sent) k
        where k.key <> all (known)) as further
    from rows from (jsonb_array_elements(body -> 'edits'), json_array_elements(sent))
      with ordinality as e (edit, sent, place)
    where (select old.n from public.edits old
      where old.household = household_id and old.id = (e.edit ->> 'id') collate "C") is null
    order by (e.edit ->> 'id') collate "C", e.place
  ), numbered as (
    select store.last + row_number() over (order by f.place) as n, f.edit, f.further from fresh f
  ), put as (
    insert into public.edits (household, n, id, device, made, stream, subject, version, payload,
      base, means, of, fields, further)
    select household_id, f.n, f.edit ->> 'id', f.edit ->> 'device',
      (f.edit ->> 'time')::timestamptz, f.edit ->> 'stream', f.edit ->> 'subject',
      (f.edit -> 'version')::integer, f.edit ->> 'payload', (f.edit -> 'base')::integer,
      f.edit ->> 'means', f.edit ->> 'of', case when f.edit -> 'fields' <> '[]'
        then array(select jsonb_array_elements_text(f.edit -> 'fields')) end, f.further
    from numbered f order by f.n
    returning octet_length(payload) + coalesce(octet_length(further::text), 0)
      + coalesce(octet_length(subject), 0) + coalesce(octet_length(of), 0)
      + coalesce(octet_length(fields::text), 0) as weight, octet_length(further::text) as unknown
  )
  select count(*), coalesce(sum(put.weight), 0), max(put.unknown)
    into store.stored, store.weight, store.unknown from put;
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

create function public.sync_push(json) returns json
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.caller();
  wanted uuid := sync.uuid_of(body, 'household');
  device text := sync.device_of(body);
  pusher uuid := sync.admit_push(wanted, caller);
  before record;
  put record;
begin
  perform sync.check_edits(body -> 'edits');
  select h.last, h.bytes into before from public.households h where h.id = wanted for no key update;
  if exists (select 1 from jsonb_array_elements(body -> 'edits') e
      where (e -> 'base')::numeric > before.last) then
    perform sync.refuse_ahead();
  end if;
  perform sync.claim_all(wanted, pusher, body);
  select * into put from sync.store(wanted, before.last, $1, body);
  if put.unknown > 16384 then
    perform sync.refuse(413, 'too_large', 'Members of an edit that are not known: at most 16 KiB.');
  elsif before.last + put.stored > 500000 or before.bytes + put.weight > 268435456 then
    perform sync.refuse(507, 'household_full',
      'A household has at most 500,000 edits and 256 MiB.');
  elsif put.stored > 0 then
    update public.households h set last = before.last + put.stored,
      bytes = before.bytes + put.weight where h.id = wanted;
  end if;
  return json_build_object('last', before.last + put.stored);
end
$$;
