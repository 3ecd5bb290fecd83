-- Who may call what: signed-in users the calls of the wire, nobody anything else.

revoke all on all functions in schema sync from public, anon, authenticated, service_role;
grant execute on function sync.memberships() to authenticated;

revoke all on function
  public.household_create(json), public.household_invite(json), public.household_join(json),
  public.household_members(json), public.household_remove(json), public.household_leave(json),
  public.account_delete(json), public.sync_push(json), public.sync_pull(json)
  from public, anon, authenticated, service_role;
grant execute on function
  public.household_create(json), public.household_invite(json), public.household_join(json),
  public.household_members(json), public.household_remove(json), public.household_leave(json),
  public.account_delete(json), public.sync_push(json), public.sync_pull(json)
  to authenticated;
