-- Pushing: all edits of a push get the next numbers, or none does.

-- Stores what is not stored yet under the numbers after last, and tells how many that were and what
-- their texts weigh. The household is locked, so nobody else gives numbers meanwhile.
-- Whatever the tables' statistics say, it looks into the keys: a push costs as much in a household
-- with many edits as in one with few.
create function sync.store(household_id uuid, last integer, raw json, body jsonb, out stored bigint,
  out weight bigint)
language plpgsql set search_path = '' set enable_seqscan = off set enable_bitmapscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  with fresh as (
    select row_number() over (order by min(e.place)) as step, e.edit ->> 'id' as id,
      (array_agg(e.edit order by e.place))[1] as edit,
      (array_agg(e.further order by e.place))[1] as further
    from sync.edits_of(raw, body) e
    where not exists (select 1 from public.edits old
      where old.household = household_id and old.id = (e.edit ->> 'id') collate "C")
    group by e.edit ->> 'id'
  ), put as (
    insert into public.edits (household, n, id, device, made, stream, subject, version, payload,
      base, means, of, fields, further)
    select household_id, store.last + f.step, f.id, f.edit ->> 'device',
      (f.edit ->> 'time')::timestamptz, f.edit ->> 'stream', f.edit ->> 'subject',
      (f.edit -> 'version')::integer, f.edit ->> 'payload', (f.edit -> 'base')::integer,
      f.edit ->> 'means', f.edit ->> 'of', case when f.edit -> 'fields' <> '[]'
        then array(select jsonb_array_elements_text(f.edit -> 'fields')) end, f.further
    from fresh f order by f.step
    returning octet_length(payload) + coalesce(octet_length(further::text), 0)
      + coalesce(octet_length(subject), 0) + coalesce(octet_length(of), 0)
      + coalesce(octet_length(fields::text), 0) as weight
  )
  select count(*), coalesce(sum(put.weight), 0) into store.stored, store.weight from put;
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
  if exists (select 1 from sync.edits_of($1, body) e
      where octet_length(e.further::text) > 16384) then
    perform sync.refuse(413, 'too_large', 'Members of an edit that are not known: at most 16 KiB.');
  end if;
  select h.last, h.bytes into before from public.households h where h.id = wanted for no key update;
  if exists (select 1 from jsonb_array_elements(body -> 'edits') e
      where (e -> 'base')::numeric > before.last) then
    perform sync.refuse_ahead();
  end if;
  perform sync.claim_all(wanted, pusher, body);
  select * into put from sync.store(wanted, before.last, $1, body);
  if before.last + put.stored > 500000 or before.bytes + put.weight > 268435456 then
    perform sync.refuse(507, 'household_full',
      'A household has at most 500,000 edits and 256 MiB.');
  elsif put.stored > 0 then
    update public.households h set last = before.last + put.stored,
      bytes = before.bytes + put.weight where h.id = wanted;
  end if;
  return json_build_object('last', before.last + put.stored);
end
$$;
