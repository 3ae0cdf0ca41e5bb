import type { Application } from '@yinyom/contracts/websites/application';
import type { Brand } from '@yinyom/contracts/identity/brand';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { encodePng } from '@yinyom/service-kit/png/encodePng';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import type { OwnerApi } from './ownerApi';
import type { Stack } from './startStack';
import { until } from './until';

const ONCE = { connection: 'close' };

/** Sets the brand of an organization, or of one of its groups, with a logo. Returns the logo's address. */
export const setBrand = async (
  { call, organizationId }: OwnerApi,
  name: string,
  group?: string,
): Promise<string> => {
  const path = `/organizations/${organizationId}/brand`;
  const query = group ? `?group_id=${group}` : '';
  const picture = await encodePng({ width: 64, height: 16, data: Buffer.alloc(64 * 16 * 4, 90) }, 20_000);
  const { body } = await call<Brand>('PUT', `${path}/logos/light${query}`, {
    form: { logo: picture.toString('base64') },
  });
  await call('PUT', `${path}${query}`, {
    body: { name, accent: { light: '#7A1F5C', dark: '#E59AC8' }, footer: `${name} Co., Ltd.` },
    headers: { 'if-match': body.etag },
  });
  return body.logos.light?.url ?? '';
};

/** Opens the form for requests of data subjects. */
export const openForm = async ({ call, organizationId }: OwnerApi): Promise<void> => {
  const path = `/organizations/${organizationId}/request-settings`;
  const { etag } = (await call<{ etag: string }>('GET', path)).body;
  const { id } = (await call<{ id: string }>('GET', '/me')).body;
  await call('PUT', path, { body: { form_enabled: true, receivers: [id] }, headers: { 'if-match': etag } });
};

export const formAddress = ({ url }: Stack, { site_key }: Application): string =>
  `${url}/r/${site_key}?lang=en`;

const documentOf = async ({ url }: Stack, owner: OwnerApi, group?: string): Promise<string> => {
  const query = new URLSearchParams({
    organization_id: owner.organizationId,
    month: bangkokDay(new Date()).slice(0, 7),
    language: 'en',
    ...(group && { group_id: group }),
  });
  const ask = () =>
    fetch(`${url}/api/v1/portfolio.pdf?${query.toString()}`, {
      headers: { ...ONCE, authorization: `Bearer ${owner.token}` },
    });
  let answer = await ask();
  await until(async () => {
    if (answer.status === 503) answer = await ask();
    return answer.status !== 503;
  }, 'the report is drawn');
  return textOfPdf(Buffer.from(await answer.arrayBuffer()));
};

/** Without spaces, which lines and pages break at, and without the marks that keep names from becoming links. */
const flat = (text: string): string => text.replace(/[\s\u2060]+/g, '');

/** What a visitor and a client get of a website, without spaces: the page of its form, the mail with the code, the report of the month. */
export const shownOf = async (stack: Stack, owner: OwnerApi, site: Application, group?: string) => {
  const page = await (await fetch(formAddress(stack, site), { headers: ONCE })).text();
  const email = `visitor-${site.id}@example.com`;
  await owner.call('POST', `/public/sites/${site.site_key}/requests`, {
    body: { rights: ['access'], name: 'Malee', email, language: 'en' },
  });
  const answer = await fetch(`${stack.url}/outbox.json`, { headers: ONCE });
  const mails = (await answer.json()) as { to: string; text: string; html: string }[];
  const mail = mails.find(({ to }) => to.includes(email));
  return {
    page: flat(page),
    mail: flat(`${mail?.text}${mail?.html}`),
    document: flat(await documentOf(stack, owner, group)),
  };
};
