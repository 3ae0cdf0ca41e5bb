import type { Consent } from '@yinyom/contracts/consents/consent';
import type { NewServerSecret } from '@yinyom/contracts/websites/serverSecret';
import { freePort } from '../../support/startProgram';
import { ownerApi } from '../../support/ownerApi';
import { startStack } from '../../support/startStack';
import { until } from '../../support/until';
import type { Person } from '../../support/person';

interface Website {
  id: string;
  domain_name: string;
  script: string;
}
type Decision = Pick<Consent, 'result' | 'template_version' | 'categories'>;

/** The button that the demo website's banner has for consent. */
export const ACCEPT = 'ยอมรับทั้งหมด';

export const seesBanner = ({ page }: Person) =>
  page.waitForSelector(`::-p-aria([name="${ACCEPT}"][role="button"])`);

/**
 * A platform with the demo's data that comes and goes: what a website uses of it is a gateway of its own, beside one that
 * stays for who asks what became of it. The website's host is `demo.localhost`, on any port.
 */
export const startComingPlatform = async () => {
  const stack = await startStack({ DEMO: 'true' });
  const port = String(await freePort());
  const server = `http://localhost:${port}`;
  const start = () => stack.startGateway({ PORT: port, PUBLIC_URL: server });
  let gateway = await start();
  const givesOut = (text: string): Promise<void> =>
    until(
      async () => (await (await fetch(`${server}/sdk/v1/${siteKey}.inline`)).text()).includes(text),
      'the platform gives it out',
    );
  const owner = await ownerApi(stack);
  const { entities } = (await owner.call<{ entities: Website[] }>('GET', '/me/applications')).body;
  const { id, script } = entities.find(({ domain_name }) => domain_name === 'demo.localhost')!;
  const siteKey = /\/sdk\/v1\/([\w-]+)\.js/.exec(script)?.[1] ?? '';
  return {
    server,
    siteKey,
    comes: async (): Promise<void> => {
      gateway = await start();
    },
    goes: () => gateway.kill(),
    stop: () => stack.stop(),
    /** The decisions that the platform has, newest first. */
    decisions: async (): Promise<Decision[]> =>
      (await owner.call<{ entities: Decision[] }>('GET', `/consents?application_id=${id}`)).body.entities,
    /** Makes the secret of the website's servers; scripts from now on keep signed choices. */
    makeSecret: async (): Promise<string> => {
      const { body } = await owner.call<NewServerSecret>('POST', `/applications/${id}/secret`, { body: {} });
      await givesOut('server_cookie:');
      if (body.site_secret === null) throw new Error('the secret was answered before');
      return body.site_secret;
    },
    /** Makes a group with the website in it. @returns what the plugin takes in place of a site key: the group's one tag */
    makeGroup: async (): Promise<string> => {
      const body = { organization_id: owner.organizationId, name: 'Network', parent_id: null };
      const group = (await owner.call<{ id: string }>('POST', '/groups', { body })).body.id;
      await owner.call('PUT', `/applications/${id}/group`, { body: { group_id: group } });
      const tag = await owner.call<{ group_key: string }>('POST', `/groups/${group}/tag`, { body: {} });
      return `group/${tag.body.group_key}`;
    },
    /** Publishes the banner once more. @returns its version */
    publish: async (): Promise<number> => {
      const place = `/applications/${id}/template`;
      const draft = await owner.call<{ design: Record<string, unknown>; languages: object }>('GET', place);
      const { logo: _logo, ...input } = draft.body.design;
      await owner.call('PUT', place, {
        headers: { 'if-match': draft.etag },
        body: {
          design: { ...input, layout: input['layout'] === 5 ? 6 : 5 },
          languages: draft.body.languages,
          publish: true,
        },
      });
      const { body } = await owner.call<{ template_version: number }>('GET', `/applications/${id}`);
      await givesOut(`"version":${body.template_version},`);
      return body.template_version;
    },
    /** What a page asks the platform for from now on, in order. */
    asked: ({ page }: Person): string[] => {
      const paths: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(server)) paths.push(new URL(request.url()).pathname);
      });
      return paths;
    },
  };
};
export type ComingPlatform = Awaited<ReturnType<typeof startComingPlatform>>;

/** What a page asked for to have the banner: the font and what follows a decision make it no earlier. */
export const forTheBanner = (paths: readonly string[]): string[] =>
  paths.filter((place) => /\.js$|config/.test(place) && !place.includes('/parts/'));
