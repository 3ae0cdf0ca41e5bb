import { OURS } from '@yinyom/testing/identityStandIn';
import { readyTemplate, saveTemplate } from './bannerEditing';
import { newSite } from './sampleSite';
import { until } from '@yinyom/testing/until';
import type { Websites } from './startWebsites';

let counter = 0;

const ok = <Body>(answer: { status: number; body: Body }): Body => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** A group of our organization, as its API answered. */
export const newGroup = async (websites: Websites, parent_id: string | null = null, name?: string) =>
  ok(
    await websites.as('admin')('POST', '/groups', {
      body: { organization_id: OURS, name: name ?? `Group ${(counter += 1)}`, parent_id },
    }),
  );

export const groupOf = async (websites: Websites, id: string) =>
  ok(await websites.as('admin')('GET', `/groups/${id}`));

/** Saves what a group gives. */
export const saveSections = async (websites: Websites, id: string, sections: object) =>
  ok(
    await websites.as('member')('PUT', `/groups/${id}/draft`, {
      body: { sections },
      headers: { 'if-match': (await groupOf(websites, id)).etag },
    }),
  );

/** A design and Thai texts that can be published, with a title of their own. */
export const givenBanner = async (websites: Websites, title: string) => {
  const site = await newSite(websites);
  const { design, languages } = await readyTemplate(websites, site.id);
  const thai = languages['th'];
  if (!thai) throw new Error('no Thai texts');
  return { design, texts: { th: { ...thai, banner: { ...thai.banner, title } } } };
};

/** Plans the publication of a group and carries it out. @returns the publication once it has ended */
export const publishGroup = async (websites: Websites, id: string, more: object = {}) => {
  const publish = (body: object) => websites.as('member')('POST', `/groups/${id}/publications`, { body });
  const plan = await untilState(
    websites,
    id,
    ok(await publish({ dry_run: true, ...more })).id,
    (state) => state !== 'planning',
  );
  const begun = ok(await publish({ plan_hash: plan.plan_hash }));
  return untilState(websites, id, begun.id, (state) => !['running', 'planning'].includes(state));
};

/** A publication when it has come to a state. */
export const untilState = async (
  websites: Websites,
  groupId: string,
  id: string,
  isThere: (state: string) => boolean,
) => {
  const read = async () => ok(await websites.as('member')('GET', `/groups/${groupId}/publications/${id}`));
  await until(async () => isThere((await read()).state), 'the publication has come to a state');
  return read();
};

/** A website that follows a group, and was published once with what it had. */
export const follower = async (websites: Websites, groupId: string) => {
  const site = await newSite(websites, { group_id: groupId });
  const { status, body } = await saveTemplate(websites, site.id, await readyTemplate(websites, site.id));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return site;
};
