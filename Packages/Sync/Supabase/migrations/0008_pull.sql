-- Pulling: what is above a number, in order, and as many as fit into a page.

-- At most so many edits above a number. One look into the key gives them; nothing else is read.
create function sync.edits_above(household_id uuid, after integer, most integer)
returns setof public.edits
language sql stable
begin atomic
  select e.* from public.edits e
  where e.household = household_id and e.n > after
  order by e.n limit most;
end;

-- The first of them that together have 2 MiB of texts, and one at least.
create function sync.page(household_id uuid, after integer, most integer)
returns setof public.edits
language sql stable
begin atomic
  select (w.e).* from (
    select e, row_number() over way as place,
      sum(octet_length(e.payload) + coalesce(octet_length(e.further::text), 0)) over way as weight
    from sync.edits_above(household_id, after, most) e
    window way as (order by e.n rows unbounded preceding)) w
  where w.weight <= 2097152 or w.place = 1;
end;

create function sync.told_known(e public.edits) returns json
language sql stable
return json_build_object('n', e.n, 'id', e.id, 'device', e.device, 'time', sync.text_of(e.made),
  'stream', e.stream, 'subject', e.subject, 'version', e.version, 'payload', e.payload,
  'base', e.base, 'means', e.means, 'of', e.of, 'fields', coalesce(e.fields, '{}'));

-- An edit as the wire has it: what is known, and what is not as it came.
create function sync.told(e public.edits) returns json
language sql stable
return case when e.further is null then sync.told_known(e) else
  (left(sync.told_known(e)::text, -1) || ',' || substr(e.further::text, 2))::json end;

-- Whatever the table's statistics say, it goes along the key and stops: it reads what it gives.
create function public.sync_pull(json) returns json
language plpgsql security definer set search_path = '' set enable_seqscan = off
  set enable_bitmapscan = off set enable_sort = off set jit = off as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.caller();
  wanted uuid := sync.uuid_of(body, 'household');
  device text := sync.device_of(body);
  answer record;
begin
  if sync.is_whole(body, 'after', 0, 9223372036854775807) is not true then
    perform sync.refuse_body('"after" must be a whole number from 0.');
  elsif sync.is_whole(body, 'limit', 1, 1000) is not true then
    perform sync.refuse_body('"limit" must be a whole number from 1 to 1,000.');
  end if;
  perform sync.claim(wanted, sync.admit(wanted), device);
  -- Membership, the last number and the edits in one statement: as of one moment.
  select h.last, (select json_agg(sync.told(e) order by e.n) from sync.page(wanted,
      least((body -> 'after')::numeric, h.last)::integer, (body -> 'limit')::integer) e) as edits
    into answer
    from public.members m join public.households h on h.id = m.household
    where m.household = wanted and m.account = caller;
  if not found then
    perform sync.refuse_stranger();
  elsif (body -> 'after')::numeric > answer.last
    or sync.is_of_another_list(wanted, body, 'after', answer.last) then
    perform sync.refuse_ahead();
  end if;
  return json_build_object('last', answer.last, 'edits', coalesce(answer.edits, '[]'));
end
$$;
