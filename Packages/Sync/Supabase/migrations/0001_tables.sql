-- The tables of the wire. Every key begins with the household, so that one database can be divided
-- by household without changing a statement.

do $$
begin
  if not (select rolbypassrls or rolsuper from pg_catalog.pg_roles where rolname = current_user)
  then
    raise exception 'the owner of these tables needs BYPASSRLS, as postgres at Supabase has it';
  end if;
end
$$;

-- What only the functions of the wire use. PostgREST must not expose this schema.
create schema sync;
revoke all on schema sync from public;

create table public.households (
  id uuid primary key default gen_random_uuid(),
  last integer not null default 0 check (last >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  full_again jsonb not null default '{}'
) with (fillfactor = 70);
comment on column public.households.last is 'the number of the last edit; there are as many';
comment on column public.households.bytes is 'what the texts of all edits weigh';
comment on column public.households.full_again is
  'of each member who pushed the second, since 1970, at which all their 120 pushes are there again';

create table public.members (
  household uuid not null references public.households on delete cascade,
  member uuid not null default gen_random_uuid(),
  account uuid not null references auth.users on delete cascade,
  name text not null check (char_length(name) <= 60),
  since timestamptz not null default now(),
  primary key (household, member),
  unique (household, account)
);
create index members_by_account on public.members (account);
comment on column public.members.account is 'the user; others see only the member';

create table public.devices (
  household uuid not null,
  device text collate "C" not null check (device ~ '^[A-Za-z0-9_.-]{1,64}$'),
  member uuid not null,
  primary key (household, device),
  foreign key (household, member) references public.members on delete cascade
);
create index devices_by_member on public.devices (household, member);

create table public.invitations (
  hash bytea primary key check (octet_length(hash) = 32),
  household uuid not null,
  member uuid not null,
  expires timestamptz not null,
  used_by uuid,
  foreign key (household, member) references public.members on delete cascade,
  foreign key (household, used_by) references public.members on delete cascade
);
create index invitations_by_member on public.invitations (household, member);
create index invitations_by_guest on public.invitations (household, used_by);
comment on column public.invitations.hash is 'SHA-256 of the code; the code itself is nowhere';
comment on column public.invitations.used_by is
  'the member who joined with it: asking again with a lost answer is not a second use';

-- Without a foreign key, which would look for the household again for each edit: a push holds it
-- locked meanwhile, and what is done when a household goes stands below.
create table public.edits (
  household uuid not null,
  made timestamptz(3) not null,
  n integer not null check (n > 0),
  base integer not null check (base >= 0),
  version integer not null check (version >= 0),
  id text collate "C" not null,
  device text collate "C" not null,
  means text collate "C" not null,
  stream text collate "C" not null,
  subject text collate "C",
  of text collate "C",
  fields text[],
  payload text not null,
  further json,
  primary key (household, n),
  constraint edits_id unique (household, id)
);
comment on column public.edits.further is 'members of the edit that are not known, as they came';
comment on column public.edits.fields is 'null where there is none';

-- Of a household that ended nothing is left but this: a request to found it that comes twice, and
-- late, must not bring it back.
create table sync.ended (
  household uuid primary key
);
comment on column sync.ended.household is 'an id drawn by chance; nobody gets it again';

create function sync.forget_edits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.edits e where e.household = old.id;
  insert into sync.ended (household) values (old.id) on conflict do nothing;
  return null;
end
$$;
create trigger sync_forget_edits after delete on public.households
  for each row execute function sync.forget_edits();
