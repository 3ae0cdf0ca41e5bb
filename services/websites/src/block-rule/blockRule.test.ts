import mongoose from 'mongoose';
import { readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { categoryIds, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const STATISTICS = 3;
const MARKETING = 4;

/** A website with two hosts that wait for consent, and one that sets a necessary cookie too. */
const siteWithTags = async () => {
  const site = await newSite(websites);
  await newCookie(websites, site.id, STATISTICS, { domain: '.stats.example.org' });
  await newCookie(websites, site.id, MARKETING, { domain: 'ads.example.net' });
  await newCookie(websites, site.id, MARKETING, { domain: 'pay.example.com' });
  await newCookie(websites, site.id, 1, { domain: 'pay.example.com' });
  const categories = await categoryIds(websites, site.id);
  const path = `/applications/${site.id}/blockRules`;
  return {
    ...site,
    categories,
    rules: async () => (await websites.as('member')('GET', path)).body.entities,
    turn: (host: string, active: boolean) => websites.as('member')('PUT', path, { body: { host, active } }),
    publish: async () => {
      const answer = await saveTemplate(websites, site.id, {
        ...(await readyTemplate(websites, site.id)),
        publish: true,
        reconsent: 'all',
      });
      expect(answer.status).toBe(200);
    },
    served: async () => (await websites.send('GET', `/public/sites/${site.site_key}/config`)).body.block,
  };
};

it('lists the foreign hosts of the website’s cookies with what they wait for', async () => {
  const { rules, categories } = await siteWithTags();
  expect(await rules()).toMatchObject([
    { host: 'ads.example.net', category: { id: categories[MARKETING], type: MARKETING }, active: true },
    { host: 'stats.example.org', category: { id: categories[STATISTICS] }, active: true },
  ]);
});

it('lets through what the owner switched off, from the next publication on and no sooner', async () => {
  const { id, rules, turn, publish: publishNow, served, categories } = await siteWithTags();
  await publishNow();
  const both = {
    [categories[MARKETING]!]: ['ads.example.net'],
    [categories[STATISTICS]!]: ['stats.example.org'],
  };
  expect(await served()).toEqual(both);
  expect((await turn('stats.example.org', false)).body).toMatchObject({ active: false });
  expect(await served()).toEqual(both);
  expect((await websites.as('member')('GET', `/applications/${id}`)).body.pending_changes).toBe(true);
  const { diff } = (await websites.as('member')('GET', `/applications/${id}/template`)).body;
  expect(diff).toMatchObject({ design: ['unblocked_hosts'], requires_reconsent: false });
  await publishNow();
  expect(await served()).toEqual({ [categories[MARKETING]!]: ['ads.example.net'] });
  expect((await rules()).map(({ active }: { active: boolean }) => active)).toEqual([true, false]);
});

it('switches one rule without undoing another that is switched at the same time', async () => {
  const { rules, turn } = await siteWithTags();
  await Promise.all([turn('stats.example.org', false), turn('ads.example.net', false)]);
  expect(await rules()).toMatchObject([{ active: false }, { active: false }]);
  await turn('ads.example.net', true);
  expect(await rules()).toMatchObject([{ active: true }, { active: false }]);
});

it('holds the foreign scripts that a scan saw setting the website’s own cookies, until the owner lets them through', async () => {
  const site = await newSite(websites);
  const ga = {
    name: '_ga',
    match: 'exact' as const,
    domain: site.domain_name,
    type: 1 as const,
    provider: 'Google Analytics',
    expiry: 63_072_000,
    is_session: false,
    suggestion: { category_type: STATISTICS, confidence: 0.92, purpose: { th: 'นับ', en: 'Counts' } },
  };
  const scanned = async (tags?: string[]) => {
    await websites.service.internal.recordFoundCookies({
      application_id: site.id,
      source: 'scan',
      seen_at: new Date().toISOString(),
      complete: false,
      held_back: false,
      items: [{ ...ga, ...(tags && { tags }) }],
    });
    const { body } = await websites.as('member')('GET', `/applications/${site.id}/blockRules`);
    return body.entities.map(({ host, active }: { host: string; active: boolean }) => [host, active]);
  };
  const place = 'www.googletagmanager.com/gtag/js';
  expect(await scanned()).toEqual([]);
  expect(await scanned([place])).toEqual([[place, true]]);
  // A scan that meets the cookie without seeing who sets it takes nothing back.
  expect(await scanned()).toEqual([[place, true]]);
  const path = `/applications/${site.id}/blockRules`;
  await websites.as('member')('PUT', path, { body: { host: place, active: false } });
  expect(await scanned(['tags.example.org/new.js'])).toEqual([['tags.example.org/new.js', true]]);
  expect(await scanned([place])).toEqual([[place, false]]);
});

it('knows no rule for a host that none of the cookies comes from', async () => {
  const { turn } = await siteWithTags();
  expect((await turn('pay.example.com', false)).status).toBe(404);
  expect((await turn('', false)).status).toBe(422);
});

it('tells the audit log which host was let through', async () => {
  const { id, turn } = await siteWithTags();
  await turn('ads.example.net', false);
  expect(websites.identity.audit).toContainEqual(
    expect.objectContaining({
      action: 'application.block_rule',
      target: expect.objectContaining({ id }),
      changes: [{ field: 'ads.example.net', before: true, after: false }],
    }),
  );
});

describe('a rule of the owner’s', () => {
  const withCalls = async () => {
    const site = await siteWithTags();
    const path = `/applications/${site.id}/blockRules`;
    return {
      ...site,
      add: (host: string, type = MARKETING) =>
        websites.as('member')('POST', path, { body: { host, category_id: site.categories[type] } }),
      remove: (host: string) => websites.as('member')('DELETE', `${path}?host=${encodeURIComponent(host)}`),
    };
  };

  it('is held from the next publication on, also an address of the website’s own domain', async () => {
    const { add, publish, served, categories, domain_name } = await withCalls();
    const own = `${domain_name}/js/tracker.js`;
    expect((await add(own)).body).toMatchObject({ host: own, own: true, active: true });
    expect((await add('metrics.example.ac.th/collect', STATISTICS)).status).toBe(201);
    await publish();
    expect(await served()).toEqual({
      [categories[MARKETING]!]: expect.arrayContaining(['ads.example.net', own]),
      [categories[STATISTICS]!]: expect.arrayContaining(['metrics.example.ac.th/collect']),
    });
  });

  it('takes the place of the rule that a cookie makes, and switches it on', async () => {
    const { add, turn, rules, categories } = await withCalls();
    await turn('stats.example.org', false);
    await add('stats.example.org');
    expect(await rules()).toContainEqual(
      expect.objectContaining({
        host: 'stats.example.org',
        category: expect.objectContaining({ id: categories[MARKETING] }),
        active: true,
        own: true,
      }),
    );
  });

  it('is removed, which a rule that follows from cookies is not', async () => {
    const { add, remove, rules } = await withCalls();
    await add('tags.example.org/a.js');
    expect((await remove('tags.example.org/a.js')).status).toBe(204);
    expect((await remove('tags.example.org/a.js')).status).toBe(404);
    expect((await remove('ads.example.net')).status).toBe(404);
    expect((await rules()).map(({ own }: { own: boolean }) => own)).toEqual([false, false]);
  });

  it('never holds the website’s own pages, nothing that is no address, and no foreign category', async () => {
    const { add, domain_name } = await withCalls();
    const parent = domain_name.split('.').slice(1).join('.');
    for (const host of [domain_name, `${domain_name}/`, parent, `${domain_name}:8080`])
      expect([host, (await add(host)).body.errors?.[0].code]).toEqual([host, 'rule_holds_website']);
    for (const host of ['localhost', 'https://a.example', 'a.example/x?y', '<b>.example', 'a b.example'])
      expect([host, (await add(host)).status]).toEqual([host, 422]);
    expect((await add('a.example', 1)).status).toBe(404);
    const other = await withCalls();
    const answer = await websites.as('member')('POST', `/applications/${other.id}/blockRules`, {
      body: { host: 'a.example', category_id: '0'.repeat(24) },
    });
    expect(answer.status).toBe(404);
  });

  it('there are at most 100 of them', async () => {
    const { id, add } = await withCalls();
    const own_block_rules = Array.from({ length: 100 }, (_, index) => ({
      host: `r${index}.example`,
      category_id: 'x',
    }));
    await websites.connection
      .collection('applications')
      .updateOne({ _id: new mongoose.Types.ObjectId(id) }, { $set: { own_block_rules } });
    expect((await add('one-more.example')).body.code).toBe('too_many_block_rules');
  });
});
