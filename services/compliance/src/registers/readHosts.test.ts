import { MAX_PAPER_WEBSITES } from '@yinyom/contracts/internal/papers';
import type { FactSources } from '../processing-record/factSources';
import { factsOfSites, sampleWebsite } from '../testing/sampleFacts';
import { createReadHosts, MOST_HOST_WEBSITES } from './readHosts';

/** A website whose cookies are of one host, which no other website has. */
const site = (at: number) => {
  const made = sampleWebsite(`9b${String(at).padStart(22, '0')}`, `site-${at}.example.org`);
  const categories = made.categories.map((category) => ({
    ...category,
    cookies: category.cookies.map((cookie) => ({ ...cookie, domain: `.host-${at}.tracker` })),
  }));
  return { ...made, categories };
};

/** Reads hosts of an estate. @param chosen how many of its websites, from the first one; null: all */
const read = async (total: number, chosen: number | null, clock = () => 0) => {
  const estate = Array.from({ length: total }, (_site, at) => site(at));
  const application_ids = chosen === null ? undefined : estate.slice(0, chosen).map(({ id }) => id);
  const first = factsOfSites(estate, 0, application_ids);
  const sources = { websites: first.described, clients: [], ownWebsites: first.total };
  const pages: number[] = [];
  const { seen, websites } = await createReadHosts({
    clock,
    websites: {
      websiteNames: async () => estate,
      websiteFacts: async ({ application_ids: ids = [] }) => {
        pages.push(ids.length);
        return factsOfSites(estate, 0, ids);
      },
    },
  })('o', sources as unknown as FactSources, application_ids ?? null);
  return { hosts: new Set(seen.map(({ host }) => host)), websites, pages };
};

it('of more chosen websites than sources describe the hosts are read, and of no other website', async () => {
  const { hosts, websites } = await read(3 * MAX_PAPER_WEBSITES, MAX_PAPER_WEBSITES + 50);
  expect(websites).toEqual({ shown: MAX_PAPER_WEBSITES + 50, total: MAX_PAPER_WEBSITES + 50 });
  expect([...hosts].filter((host) => Number(/\d+/.exec(host)) >= MAX_PAPER_WEBSITES + 50)).toEqual([]);
  expect(hosts.has(`host-${MAX_PAPER_WEBSITES + 49}.tracker`)).toBe(true);
});

it('of an estate that is too large the first websites are read, page by page', async () => {
  const { websites, pages } = await read(MOST_HOST_WEBSITES + 1, null);
  expect(websites).toEqual({ shown: MOST_HOST_WEBSITES, total: MOST_HOST_WEBSITES + 1 });
  expect(pages).toEqual(Array.from({ length: 9 }, () => MAX_PAPER_WEBSITES));
});

it('no page begins once the time is over', async () => {
  const moments = [0, 1];
  const { websites, pages } = await read(5 * MAX_PAPER_WEBSITES, null, () => moments.shift() ?? 60_000);
  expect(pages).toHaveLength(1);
  expect(websites).toEqual({ shown: 2 * MAX_PAPER_WEBSITES, total: 5 * MAX_PAPER_WEBSITES });
});
