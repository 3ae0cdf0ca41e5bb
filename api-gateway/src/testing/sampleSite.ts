import { randomUUID } from 'node:crypto';
import { designInput } from '@yinyom/contracts/websites/templateDesign';
import type { WholeGateways } from './startWholeGateways';

const withPrivacyPage = ([language, texts]: [string, unknown]) => [
  language,
  {
    ...(texts as object),
    privacy: { ...(texts as { privacy: object }).privacy, url: 'https://registrar.ac.th/privacy' },
  },
];

/** The owner's website with a published banner, and visitors who decide on it. */
export const publishSite = async ({ send, owner, urls }: WholeGateways) => {
  const { token, applicationId } = owner;
  const path = `/applications/${applicationId}/template`;
  const { body, headers } = await send('GET', path, { token });
  const names = Object.keys(designInput.shape);
  const design = Object.fromEntries(Object.entries(body.design).filter(([name]) => names.includes(name)));
  const saved = await send('PUT', path, {
    token,
    headers: { 'if-match': headers.get('etag') ?? '' },
    body: { design, languages: Object.fromEntries(Object.entries(body.languages).map(withPrivacyPage)) },
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const { body: site } = await send('GET', `/applications/${applicationId}`, { token });
  const place = `/public/sites/${site.site_key}`;
  const origin = `https://${site.domain_name}`;
  const config = await send('GET', `${place}/config`, { headers: { origin } });
  const { config_token, version } = config.body;
  const everything = Object.fromEntries(config.body.categories.map(({ id }: { id: string }) => [id, true]));
  const deliver = async (what: string, body: string, at: number): Promise<void> => {
    const answer = await fetch(`${urls[at]}/api/v1${place}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body,
    });
    // A busy machine's service is not ready for a moment: the script sends the same again, too.
    if (answer.status === 503) return deliver(what, body, at);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  const post = (what: string, given: object, at: number) =>
    deliver(what, JSON.stringify({ config_token, ...given }), at);
  return {
    /** @param at the gateway that takes it */
    decide: (method: 'banner_accept' | 'banner_decline', at = 0) =>
      post(
        'consents',
        {
          event_id: randomUUID(),
          client_id: randomUUID(),
          categories: method === 'banner_accept' ? everything : {},
          method,
          language: 'th',
          client_time: new Date().toISOString(),
          gpc: false,
        },
        at,
      ),
    show: (at = 0) => post('served', { items: [{ version, language: 'th', count: 1 }] }, at),
  };
};
