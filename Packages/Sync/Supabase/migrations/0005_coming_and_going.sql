-- Invitations, joining, leaving and being removed.

-- Four times four of 30 letters and digits, each as likely as the others: some 78 bits.
create function sync.new_code() returns text
language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  chance bytea;
  code text := '';
begin
  while char_length(code) < 16 loop
    chance := uuid_send(gen_random_uuid());
    -- Bytes 6 and 8 of a random UUID hold its version; above 239 some letters would come oftener.
    for place in 0..15 loop
      if place not in (6, 8) and char_length(code) < 16 and get_byte(chance, place) < 240 then
        code := code || substr(alphabet, get_byte(chance, place) % 30 + 1, 1);
      end if;
    end loop;
  end loop;
  return regexp_replace(code, '(....)(....)(....)(....)', '\1-\2-\3-\4');
end
$$;

create function public.household_invite(json) returns json
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := sync.body($1);
  wanted uuid := sync.uuid_of(body, 'household');
  inviter uuid := sync.admit(wanted);
  code text := sync.new_code();
  ends timestamptz := now() + interval '24 hours';
begin
  delete from public.invitations i where i.household = wanted and i.expires <= now();
  perform 1 from public.households h where h.id = wanted for update;
  if (select count(*) >= 20 from public.invitations i
      where i.household = wanted and i.used_by is null) then
    perform sync.refuse(507, 'household_full', 'A household has at most 20 open invitations.');
  end if;
  insert into public.invitations (hash, household, member, expires)
    values (sync.code_hash_of(jsonb_build_object('code', code)), wanted, inviter, ends);
  return json_build_object('code', code, 'expires', sync.text_of(ends));
end
$$;

-- The member who joins with an invitation: the one who used it before or is in the household, a new
-- one, or null where the code is spent.
create function sync.use_invitation(wanted bytea, caller uuid, name text)
returns table (household uuid, member uuid)
language plpgsql set search_path = '' as $$
declare
  invitation public.invitations;
  guest uuid;
begin
  select i.* into invitation from public.invitations i
    where i.hash = wanted and i.expires > now() for update;
  select m.member into guest from public.members m
    where m.household = invitation.household and m.account = caller;
  if invitation.used_by is distinct from guest and invitation.used_by is not null
    or invitation.hash is null then
    perform sync.refuse(410, 'invitation_spent', 'The code was used, has expired or never was.');
  end if;
  perform 1 from public.households h where h.id = invitation.household for update;
  if guest is null then
    if (select count(*) >= 20 from public.members m where m.household = invitation.household) then
      perform sync.refuse(507, 'household_full', 'A household has at most 20 members.');
    end if;
    guest := sync.enter(invitation.household, caller, name);
  end if;
  update public.invitations i set used_by = guest where i.hash = wanted;
  return query select invitation.household, guest;
end
$$;

create function public.household_join(json) returns json
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.hold_account();
  wanted bytea := sync.code_hash_of(body);
  device text := sync.device_of(body);
  name text := sync.name_of(body);
  joined record;
begin
  select * into joined from sync.use_invitation(wanted, caller, name);
  perform sync.claim(joined.household, joined.member, device);
  return json_build_object('household', joined.household);
end
$$;

-- Also where the other is no member any more: who asks again after a lost answer is told the same.
create function public.household_remove(json) returns json
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.caller();
  wanted uuid := sync.uuid_of(body, 'household');
  other uuid := sync.uuid_of(body, 'member');
begin
  -- Both in one order, so that two who remove each other do not wait for each other.
  perform 1 from public.members m
    where m.household = wanted and (m.account = caller or m.member = other)
    order by m.member for update;
  if not exists (select 1 from public.members m
      where m.household = wanted and m.account = caller) then
    perform sync.refuse_stranger();
  end if;
  delete from public.members m where m.household = wanted and m.member = other;
  return '{}';
end
$$;

create function public.household_leave(json) returns json
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.hold_account();
  wanted uuid := sync.uuid_of(body, 'household');
begin
  delete from public.members m where m.household = wanted and m.account = caller;
  if not found then
    perform sync.refuse_stranger();
  end if;
  return '{}';
end
$$;

create function public.account_delete(json) returns json
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := sync.body($1);
  caller uuid := sync.hold_account();
  going public.members;
begin
  -- One after the other in one order: each takes the lock of its household.
  for going in select m.* from public.members m where m.account = caller order by m.household loop
    delete from public.members m
      where m.household = going.household and m.member = going.member;
  end loop;
  return '{}';
end
$$;
