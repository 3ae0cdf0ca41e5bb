import { randomUUID } from 'node:crypto';
import { designInput } from '@yinyom/contracts/websites/templateDesign';
import { until } from '@yinyom/testing/until';
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
  const post = (what: string, given: object, at: number) =>
    fetch(`${urls[at]}/api/v1${place}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ config_token, ...given }),
    });
  const expectTaken = async (answer: Response): Promise<void> => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  /** As the visitors' script: where a busy machine answers 503, the very same is sent again. */
  const decideOnce = async (given: object, at: number): Promise<void> => {
    let answer = await post('consents', given, at);
    await until(async () => {
      if (answer.status === 503) answer = await post('consents', given, at);
      return answer.status !== 503;
    }, 'the decision is taken');
    await expectTaken(answer);
  };
  return {
    /** @param at the gateway that takes it */
    decide: (method: 'banner_accept' | 'banner_decline', at = 0) =>
      decideOnce(
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
    show: async (at = 0) =>
      expectTaken(await post('served', { items: [{ version, language: 'th', count: 1 }] }, at)),
  };
};
