-- How a request is read and refused. Each call of the wire gets its whole body as one text in JSON
-- (PostgREST hands it to a function with a single unnamed argument of type json): so members that
-- are not known are passed over, the body is counted as it came, and a wrong one is told in the
-- words of the wire.

-- Ends the call: PostgREST answers with the status in the code.
create function sync.refuse(status integer, word text, sentence text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || status, message = word, detail = sentence;
end
$$;

create function sync.refuse_body(sentence text) returns void
language plpgsql set search_path = '' as $$
begin
  perform sync.refuse(400, 'bad_request', sentence);
end
$$;

-- With a header, which PostgREST takes only in this form.
create function sync.refuse_for_now(seconds integer) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PGRST',
    message = json_build_object('code', 'PT429', 'message', 'too_many',
      'details', 'Too many pushes; try again later.', 'hint', null)::text,
    detail = json_build_object('status', 429,
      'headers', json_build_object('Retry-After', seconds::text))::text;
end
$$;

-- The body of a call. Of two members with one name the last is read, here and everywhere after.
create function sync.body(raw json) returns jsonb
language plpgsql set search_path = '' as $$
declare
  body jsonb;
begin
  if octet_length(raw::text) > 4194304 then
    perform sync.refuse(413, 'too_large', 'A body has at most 4 MiB.');
  end if;
  begin
    body := raw::text::jsonb;
  exception when data_exception or program_limit_exceeded then
    perform sync.refuse_body('The body must be JSON without the character U+0000.');
  end;
  if jsonb_typeof(body) is distinct from 'object' then
    perform sync.refuse_body('The body must be a JSON object.');
  end if;
  if coalesce(body -> 'protocol', '1') <> '1' then
    perform sync.refuse(426, 'newer_protocol', 'This server knows version 1 of the protocol.');
  end if;
  return body;
end
$$;

-- The user of the session, whom PostgREST has checked.
create function sync.caller() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  account uuid;
begin
  begin
    account := auth.uid();
  exception when data_exception then
    account := null;
  end;
  if account is null then
    perform sync.refuse(401, 'no_session', 'Sign in first.');
  end if;
  return account;
end
$$;

create function sync.is_text(body jsonb, name text, most integer) returns boolean
language sql immutable parallel safe
return jsonb_typeof(body -> name) = 'string' and octet_length(body ->> name) <= most;

-- 1 to 64 of A-Z a-z 0-9 - _ .
create function sync.is_word(value text) returns boolean
language sql immutable parallel safe
return octet_length(value) between 1 and 64 and value collate "C" !~ '[^A-Za-z0-9_.-]';

-- A whole number; numbers of any size are compared, never written out.
create function sync.is_whole(body jsonb, name text, lowest integer, highest numeric)
returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(body -> name) = 'number'
  then (body -> name)::numeric between lowest and highest
    and trunc((body -> name)::numeric) = (body -> name)::numeric
  else false end;

create function sync.is_uuid(value text) returns boolean
language sql immutable parallel safe
return octet_length(value) = 36 and value like '________-____-____-____-____________'
  and octet_length(translate(value, '-', '')) = 32
  and translate(value, '-', '') collate "C" !~ '[^0-9a-f]';

create function sync.uuid_of(body jsonb, name text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(body -> name) = 'string' and sync.is_uuid(body ->> name) then
    return (body ->> name)::uuid;
  end if;
  perform sync.refuse_body('"' || name || '" must be a UUID in lower case.');
end
$$;

create function sync.device_of(body jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(body -> 'device') is distinct from 'string'
    or not sync.is_word(body ->> 'device') then
    perform sync.refuse_body('"device" must be 1 to 64 of A-Z a-z 0-9 - _ .');
  end if;
  return body ->> 'device';
end
$$;

create function sync.name_of(body jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if sync.is_text(body, 'name', 240) is not true or char_length(body ->> 'name') > 60 then
    perform sync.refuse_body('"name" must be a text of at most 60 characters.');
  end if;
  return body ->> 'name';
end
$$;

create function sync.code_hash_of(body jsonb) returns bytea
language plpgsql immutable set search_path = '' as $$
declare
  code text := upper(replace(body ->> 'code', '-', '') collate "C");
begin
  if sync.is_text(body, 'code', 64) is not true
    or code !~ '^[ABCDEFGHJKMNPQRSTVWXYZ23456789]{16}$' then
    perform sync.refuse_body('"code" must be 16 letters and digits without I L O U 0 1.');
  end if;
  return sha256(convert_to(code, 'UTF8'));
end
$$;

-- The household that an account founds with what it drew to be known by when it asks again: another
-- for everybody and for everything drawn. Null where nothing was drawn.
create function sync.household_of(body jsonb, account uuid) returns uuid
language plpgsql immutable set search_path = '' as $$
declare
  attempt text := body ->> 'attempt';
begin
  if attempt is null then
    return null;
  elsif jsonb_typeof(body -> 'attempt') <> 'string' or attempt collate "C" !~ '^[0-9a-f]{64}$' then
    perform sync.refuse_body('"attempt" must be 64 hexadecimal digits in lower case.');
  end if;
  return encode(substr(sha256(convert_to(account || ':' || attempt, 'UTF8')), 1, 16), 'hex')::uuid;
end
$$;

create function sync.text_of(moment timestamptz) returns text
language sql stable parallel safe
return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
