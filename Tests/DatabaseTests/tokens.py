"""Sessions as JSON Web Tokens, signed with HS256 (RFC 7519, RFC 7515)."""

import base64
import hashlib
import hmac
import json
import time

SKEW = 30  # seconds that clocks may differ, as PostgREST allows


class Refused(Exception):
    """A token that does not hold, with the code and the sentence of PostgREST."""


def _encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _signature(text, secret):
    return hmac.digest(secret.encode(), text.encode(), hashlib.sha256)


def signed(claims, secret, header=None):
    """A token of these claims."""
    parts = [header or {"alg": "HS256", "typ": "JWT"}, claims]
    text = ".".join(_encoded(json.dumps(part).encode()) for part in parts)
    return f"{text}.{_encoded(_signature(text, secret))}"


def claims_of(token, secret):
    """The claims of a token that holds; raises where it does not."""
    try:
        head, body, signature = token.split(".")
        header, claims = json.loads(_decoded(head)), json.loads(_decoded(body))
        is_signed = header["alg"] == "HS256" and hmac.compare_digest(
            _decoded(signature), _signature(f"{head}.{body}", secret))
    except (ValueError, KeyError, TypeError) as error:
        raise Refused("PGRST301", "JWT could not be decoded") from error
    if not is_signed or not isinstance(claims, dict):
        raise Refused("PGRST301", "JWSError JWSInvalidSignature")
    now = time.time()
    if not isinstance(claims.get("exp", now), (int, float)) or claims.get("exp", now) < now - SKEW:
        raise Refused("PGRST303", "JWT expired")
    if claims.get("nbf", now) > now + SKEW or claims.get("iat", now) > now + SKEW:
        raise Refused("PGRST303", "JWT not yet valid")
    return claims
