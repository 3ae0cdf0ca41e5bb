import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../tooling/install.mjs';
import { remoteRooms } from '../tooling/workspaces.cjs';
import { visitOnPhone } from './slowPhone.mjs';

/** More than so much of the window may not move while a page is drawn first. */
const BUDGET = 0.02;
const PARAMETER = /:(\w+)/;

/** What the demo has for parts of addresses that vary; null for what it does not have. */
const sampleValues = async (origin, { token, organization_id }) => {
  const ask = async (address) => {
    const answer = await fetch(`${origin}/api/v1${address}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.ok ? answer.json() : { entities: [] };
  };
  const first = async (address) => (await ask(address)).entities[0]?.id ?? null;
  const website = await first(`/me/applications?organization_id=${organization_id}`);
  return { website, scan: website && (await first(`/applications/${website}/scans`)) };
};

/** Waits until the sample data of the demo are made: the strip over pages is lower until then. */
const sampleDataReady = async (origin, { token }) => {
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/me/organizations`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const organizations = answer.ok ? await answer.json() : [];
    if (!organizations.some(({ sample_data: sample }) => sample?.state === 'making')) return;
    await setTimeout(1000);
  }
};

/** An address of a declared page; null where the demo has none. */
const addressOf = (pattern, { website, scan }) => {
  if (!PARAMETER.test(pattern)) return pattern;
  // A check that does not exist any more is what most people see who open an old link.
  if (pattern === '/check/:id') return `/check/${'A'.repeat(22)}`;
  const address = pattern.replace(':id', website ?? ':id').replace(':scanId', scan ?? ':scanId');
  return PARAMETER.test(address) ? null : address;
};

/** Every page that a built remote declares. */
const declaredPages = () =>
  remoteRooms().flatMap((room) => {
    const file = path.join(ROOT, room, 'dist/build.json');
    return JSON.parse(readFileSync(file, 'utf8')).declared.pages;
  });

/**
 * How much every declared page moves while it is drawn first on a slow phone; one visit each, as a page that moves does so always.
 * @param session of the demo; `enter` signs a page in with it
 * @param {(pattern: string) => boolean} [isWanted] only some pages
 */
export const measureShifts = async (browser, origin, session, enter, isWanted = () => true) => {
  await sampleDataReady(origin, session);
  const values = await sampleValues(origin, session);
  const rows = [];
  for (const { path: pattern, role } of declaredPages().filter((page) => isWanted(page.path))) {
    const address = addressOf(pattern, values);
    if (address === null) {
      console.log(`${pattern}: the demo has nothing to show there`);
      continue;
    }
    const prepare = role === undefined ? undefined : enter;
    // The stream of events of a website stays open.
    const { shift } = await visitOnPhone(browser, origin + address, { prepare, idle: 'networkidle2' });
    rows.push({ what: `layout shift of ${pattern}, first view`, value: shift, unit: '', budget: BUDGET });
  }
  return rows;
};
