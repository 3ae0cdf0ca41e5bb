import { OURS } from '@yinyom/testing/identityStandIn';
import { pngFile } from './pngFile';
import type { Websites } from './startWebsites';

let counter = 0;
/** A domain that no other test has. */
export const newDomain = (): string => `site${(counter += 1)}.example.ac.th`;

const expectOk = (answer: { status: number; body: unknown }): void => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
};

/** A website of our organization, as its API answered: a draft that nobody published yet. */
export const newSite = async (websites: Websites, more: object = {}) => {
  const answer = await websites.as('admin')('POST', '/applications', {
    body: { organization_id: OURS, domain_name: newDomain(), default_language: 'th', ...more },
  });
  expectOk(answer);
  return answer.body as { id: string; site_key: string; domain_name: string };
};

/** Categories of a website by type. */
export const categoryIds = async (websites: Websites, applicationId: string) => {
  const { body } = await websites.as('admin')('GET', `/applications/${applicationId}/categories`);
  return Object.fromEntries(
    (body.entities as { id: string; type: number }[]).map(({ id, type }) => [type, id]),
  ) as Record<number, string>;
};

export const newCookie = async (websites: Websites, applicationId: string, type = 3, more: object = {}) => {
  const categories = await categoryIds(websites, applicationId);
  const answer = await websites.as('admin')('POST', '/cookies', {
    body: {
      application_id: applicationId,
      category_id: categories[type],
      name: `cookie_${(counter += 1)}`,
      provider: 'Example',
      purpose: { th: 'นับผู้เข้าชม', en: 'Counts visitors' },
      expiry: 86_400,
      type: 1,
      ...more,
    },
  });
  expectOk(answer);
  return answer.body as { id: string; name: string };
};

export const newCategory = async (websites: Websites) => {
  counter += 1;
  const answer = await websites.as('admin')('POST', '/categories', {
    body: { organization_id: OURS, title: { th: `หมวด ${counter}`, en: `Category ${counter}` } },
  });
  expectOk(answer);
  return answer.body as { id: string };
};

export const saveLogo = (websites: Websites, applicationId: string, bytes: Buffer = pngFile(48, 24)) =>
  websites.as('admin')('PUT', `/applications/${applicationId}/templateLogo`, {
    form: { logo: bytes.toString('base64') },
  });
