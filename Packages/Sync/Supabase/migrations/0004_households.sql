-- Households and their members. Rows are locked in one order everywhere, so that no two calls wait
-- for each other: account, members, invitation, household, devices.

-- What is kept of a member who goes goes too, and a household without members with everything that
-- was in it.
create function sync.forget_if_empty() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.households h set full_again = h.full_again - old.member::text
    where h.id = old.household;
  delete from public.households h where h.id = old.household
    and not exists (select 1 from public.members m where m.household = old.household);
  return null;
end
$$;
create trigger sync_forget_if_empty after delete on public.members
  for each row execute function sync.forget_if_empty();

create function sync.refuse_stranger() returns void
language plpgsql set search_path = '' as $$
begin
  perform sync.refuse(403, 'not_a_member',
    'You are not a member of that household, or there is none.');
end
$$;

-- The caller's member in a household, held until the end of the call.
create function sync.admit(wanted uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  found_member uuid;
begin
  select m.member into found_member from public.members m
    where m.household = wanted and m.account = sync.caller() for key share;
  if found_member is null then
    perform sync.refuse_stranger();
  end if;
  return found_member;
end
$$;

-- Makes a device the member's where it is nobody's.
create function sync.claim(household_id uuid, member_id uuid, name text) returns void
language plpgsql set search_path = '' as $$
declare
  owner uuid;
begin
  select d.member into owner from public.devices d
    where d.household = household_id and d.device = name;
  if owner is null then
    if (select count(*) >= 200 from public.devices d
        where d.household = household_id and d.member = member_id) then
      perform sync.refuse(507, 'household_full', 'A member has at most 200 devices.');
    end if;
    insert into public.devices (household, device, member)
      values (household_id, name, member_id) on conflict do nothing;
    select d.member into owner from public.devices d
      where d.household = household_id and d.device = name;
  end if;
  if owner is distinct from member_id then
    perform sync.refuse(409, 'device_taken', 'The device belongs to another member.');
  end if;
end
$$;

-- Makes an account a member.
create function sync.enter(household_id uuid, user_id uuid, shown text) returns uuid
language plpgsql set search_path = '' as $$
declare
  entered uuid;
begin
  if (select count(*) >= 20 from public.members m where m.account = user_id) then
    perform sync.refuse(507, 'household_full', 'An account is in at most 20 households.');
  end if;
  insert into public.members (household, account, name) values (household_id, user_id, shown)
    returning member into entered;
  return entered;
exception when foreign_key_violation then
  perform sync.refuse(401, 'no_session', 'The account of this session is gone.');
end
$$;

-- One call at a time in which an account enters or leaves households.
create function sync.hold_account() returns uuid
language plpgsql set search_path = '' as $$
declare
  caller uuid := sync.caller();
begin
  perform pg_advisory_xact_lock(hashtextextended('household of ' || caller, 0));
  return caller;
end
$$;

create function public.household_create(json) returns json
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.hold_account();
  device text := sync.device_of(body);
  name text := sync.name_of(body);
  created uuid := coalesce(sync.household_of(body, caller), gen_random_uuid());
  founder uuid;
begin
  insert into public.households (id) values (created) on conflict do nothing;
  if found then
    -- Asked after the row is there, which waits for whoever just takes away one of that id.
    if exists (select from sync.ended e where e.household = created) then
      perform sync.refuse_stranger();
    end if;
    founder := sync.enter(created, caller, name);
  else
    founder := sync.admit(created);
  end if;
  perform sync.claim(created, founder, device);
  return json_build_object('household', created);
end
$$;

create function public.household_members(json) returns json
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.caller();
  wanted uuid := sync.uuid_of(body, 'household');
  listed json;
begin
  select json_agg(json_build_object('member', m.member, 'name', m.name,
      'since', sync.text_of(m.since), 'devices', array(
        select d.device from public.devices d
        where d.household = wanted and d.member = m.member order by d.device),
      'is_you', m.account = caller) order by m.since, m.member)
    into listed
    from public.members m where m.household = wanted and exists (
      select 1 from public.members me where me.household = wanted and me.account = caller);
  if listed is null then
    perform sync.refuse_stranger();
  end if;
  return json_build_object('members', listed);
end
$$;
