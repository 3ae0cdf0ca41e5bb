/** A demo user's session by the keys under which the console keeps it, so that signed-in pages open. */
export const demoSession = async ({ url, demo }) => {
  const answer = await fetch(`${url}/api/v1/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  if (!answer.ok) throw new Error(`demo login: ${answer.status} ${await answer.text()}`);
  const { token, refresh_token, user } = await answer.json();
  const organizations = await (
    await fetch(`${url}/api/v1/me/organizations`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  return {
    token,
    refresh_token,
    user: JSON.stringify(user),
    role: String(organizations[0].organization_user.role),
    organization_id: organizations[0].id,
    // As in a browser that showed the sample data before (shell: stripState.ts).
    sample_strip: organizations[0].id.slice(-6),
  };
};

/** Lets a page of puppeteer start signed in. */
export const enterWith = (page, session) =>
  page.evaluateOnNewDocument((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
