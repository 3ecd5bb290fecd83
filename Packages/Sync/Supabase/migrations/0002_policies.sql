-- Who may read which rows by table, and that nobody writes by table. Supabase grants everything in
-- the schema public to its roles by default, so first everything is taken back.

revoke all on public.households, public.members, public.devices, public.invitations, public.edits
  from public, anon, authenticated, service_role;
revoke all on sync.ended from public, anon, authenticated, service_role;

alter table public.households enable row level security;
alter table public.households force row level security;
alter table public.members enable row level security;
alter table public.members force row level security;
alter table public.devices enable row level security;
alter table public.devices force row level security;
alter table public.invitations enable row level security;
alter table public.invitations force row level security;
alter table public.edits enable row level security;
alter table public.edits force row level security;
alter table sync.ended enable row level security;
alter table sync.ended force row level security;

-- The caller's memberships. It reads past the policies, which themselves ask it.
create function sync.memberships() returns table (household uuid, member uuid)
language sql stable security definer set search_path = ''
begin atomic
  select m.household, m.member from public.members m where m.account = auth.uid();
end;

create policy "members read their household" on public.households for select to authenticated
  using (id in (select m.household from sync.memberships() m));
create policy "members read who is in it" on public.members for select to authenticated
  using (household in (select m.household from sync.memberships() m));
create policy "members read whose devices there are" on public.devices for select to authenticated
  using (household in (select m.household from sync.memberships() m));
create policy "members read the edits" on public.edits for select to authenticated
  using (household in (select m.household from sync.memberships() m));
create policy "members read when their own invitations end" on public.invitations
  for select to authenticated
  using ((household, member) in (select m.household, m.member from sync.memberships() m));

grant usage on schema sync to authenticated;
revoke all on function sync.memberships() from public, anon, service_role;
grant execute on function sync.memberships() to authenticated;

-- Neither whose account a member is, nor the hash of a code, is anybody's to read.
grant select (id, last) on public.households to authenticated;
grant select (household, member, name, since) on public.members to authenticated;
grant select (household, device, member) on public.devices to authenticated;
grant select (household, member, expires) on public.invitations to authenticated;
grant select on public.edits to authenticated;
