"""Reads a visitor's signed choice (cookie yy_c) of Yinyom. Python 3.8 or newer, nothing to install."""
import base64
import hashlib
import hmac
import re
import time

FORM = re.compile(r"(v1\.([0-9a-z]{1,4})\.([0-9a-z]{1,6})\.([0-9a-z]{1,6}))\.([A-Za-z0-9_-]{22})", re.ASCII)


def _bytes(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _key(secret):
    """HKDF-SHA256 (RFC 5869) to 32 bytes, which is one block."""
    raw = _bytes(secret)
    if len(raw) != 32:
        raise ValueError("the secret of a website is 32 bytes in base64url")
    return hmac.new(hmac.new(b"yinyom", raw, hashlib.sha256).digest(), b"choice-cookie/1\x01", hashlib.sha256).digest()


def _read_one(value, site_key, secrets, min_version, valid_days, today):
    match = FORM.fullmatch(value)
    if not match:
        return None
    text, bits, version, day, signature = match.groups()
    given = _bytes(signature)
    macs = [hmac.new(_key(one), f"{site_key}|{text}".encode(), hashlib.sha256).digest()[:16] for one in secrets]
    if not any([hmac.compare_digest(mac, given) for mac in macs]):
        return None
    bits, version, day = int(bits, 36), int(version, 36), int(day, 36)
    if version < min_version or not -1 <= today - day < valid_days:
        return None
    return {1: True, **{kind: bool(bits >> kind & 1) for kind in (2, 3, 4)}, "version": version, "day": day}


def read_consent(cookie_header, site_key, secrets, min_version=0, valid_days=365, today=None):
    """What the visitor decided: {1: True, 2: …, 3: …, 4: …, "version": …, "day": …}, or None: treat it as a refusal.

    secrets: the website's secret in a list; after a change the new one and the earlier one, for 30 days.
    """
    today = int(time.time() // 86400) if today is None else today
    parts = [part.strip() for part in (cookie_header or "").split(";")]
    values = [part[5:] for part in parts if part.startswith("yy_c=")][:8]
    choices = [_read_one(value, site_key, secrets, min_version, valid_days, today) for value in values]
    return max((choice for choice in choices if choice), key=lambda choice: choice["day"], default=None)
