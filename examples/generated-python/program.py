"""Adds a website and publishes its banner, with a client that openapi-python-client made of the API document.

pip install openapi-python-client
openapi-python-client generate --url "$YINYOM_URL/api/v1/openapi.json" --output-path yinyom_api --meta none
YINYOM_URL=https://consent.example.ac.th YINYOM_KEY=yk_live_… DOMAIN=www.example.ac.th python program.py
"""

import os
import sys

from yinyom_api import AuthenticatedClient
from yinyom_api.api.api_keys import get_key
from yinyom_api.api.applications import create_application
from yinyom_api.api.templates import get_template, save_template
from yinyom_api.models import CreateApplicationBody, Error, SaveTemplateBody


def good(answer):
    """The answer, or the end of the program: `code` is stable, `message` is for people."""
    if isinstance(answer, Error):
        sys.exit(f"{answer.code}: {answer.message} (request {answer.request_id})")
    return answer


domain = os.environ["DOMAIN"]
client = AuthenticatedClient(
    base_url=os.environ["YINYOM_URL"] + "/api/v1",
    token=os.environ["YINYOM_KEY"],
    headers={"Accept-Language": "en"},
)
with client:
    key = good(get_key.sync(client=client))
    website = good(
        create_application.sync(
            client=client,
            body=CreateApplicationBody.from_dict(
                {"organization_id": key.organization_id, "domain_name": domain, "default_language": "th"}
            ),
        )
    )
    draft = good(get_template.sync(website.id, client=client)).to_dict()
    for texts in draft["languages"].values():
        texts["privacy"]["url"] = f"https://{domain}/privacy"
    body = SaveTemplateBody.from_dict({name: draft[name] for name in ("design", "languages")})
    banner = good(save_template.sync(website.id, client=client, body=body, if_match=draft["etag"]))
    print(f"version {banner.published_version:.0f} of {domain} is published")
