// What the publication of a group costs visitors who decide at the same time: the rate of decisions while it runs, of that while it is
// paused, in turns. Everything that was acknowledged must be in the log afterwards.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Visitors who decide one after the other, as fast as they are answered. */
const VISITORS = 4;
const PHASE_MS = 4_000;
/** After a press the step that is running ends first. */
const SETTLE_MS = 1_000;
const MOST_PAIRS = 12;
/** Pairs that say something; a fast machine publishes sooner. */
const LEAST_PAIRS = 3;

/** @param base address of the platform. @returns a visitor's decision on a website, and how many were acknowledged */
const visitorsOf = async (base, { site_key, domain_name }) => {
  const site = `${base}/public/sites/${site_key}`;
  const { config_token, categories } = await (await fetch(`${site}/config`)).json();
  const open = categories.filter(({ type }) => type > 1 && type < 5);
  const acknowledged = [];
  const decide = async () => {
    const answer = await fetch(`${site}/consents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `https://${domain_name}` },
      body: JSON.stringify({
        event_id: randomUUID(),
        client_id: randomUUID(),
        config_token,
        categories: Object.fromEntries(open.map(({ id }) => [id, true])),
        method: 'banner_accept',
        language: 'th',
        client_time: new Date().toISOString(),
        gpc: false,
      }),
    });
    if (!answer.ok) throw new Error(`a decision: ${answer.status} ${await answer.text()}`);
    acknowledged.push((await answer.json()).consent_id);
  };
  return { decide, acknowledged };
};

/** Decisions a second for the length of a phase. */
const rateOf = async (decide) => {
  const began = performance.now();
  let done = 0;
  const one = async () => {
    while (performance.now() < began + PHASE_MS) {
      await decide();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, one));
  return (done * 1_000) / (performance.now() - began);
};

/**
 * Saves a website's design with other corners as the draft of a group, plans its publication and begins it.
 * @param {'square' | 'round'} corners
 */
export const publishGroup = async (call, group, website, corners) => {
  const publications = `/groups/${group}/publications`;
  const { etag } = await call('GET', `/groups/${group}`);
  const { logo, ...design } = (await call('GET', `/applications/${website}/template`)).design;
  const sections = { design: { ...design, corners } };
  await call('PUT', `/groups/${group}/draft`, { sections }, { 'if-match': etag });
  let plan = await call('POST', publications, { dry_run: true });
  const at = `${publications}/${plan.id}`;
  while (plan.state === 'planning') {
    await pause(500);
    plan = await call('GET', at);
  }
  await call('POST', publications, { plan_hash: plan.plan_hash });
  return { at, plan };
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * @param call sends a call of the API and gives its answer, with its ETag: (method, address, body, more headers)
 * @param base address of the API
 * @param group that the websites follow; @param website that visitors decide on, of another organization's or none of the group
 */
export const measureIngest = async (call, base, group, website) => {
  const { decide, acknowledged } = await visitorsOf(base, website);
  const logged = async () =>
    (await call('GET', `/consentLogs?application_id=${website.id}&limit=1&with_total=1`)).total;
  const before = await logged();
  await rateOf(decide);
  const { at, plan } = await publishGroup(call, group, website.id, 'round');
  const isRunning = async () => ['running', 'paused'].includes((await call('GET', at)).state);
  const ratios = [];
  const during = async (act) => {
    await call('POST', `${at}/${act}`, {});
    await pause(SETTLE_MS);
    return rateOf(decide);
  };
  while (ratios.length < MOST_PAIRS && (await isRunning())) {
    const still = await during('pause');
    if (!(await isRunning())) break;
    const meanwhile = await during('resume');
    // Of a phase in which it ended a part would be without it.
    if (await isRunning()) ratios.push(meanwhile / still);
  }
  while (await isRunning()) await pause(500);
  const { outcomes } = await call('GET', at);
  if (ratios.length < LEAST_PAIRS)
    throw new Error(`${ratios.length} pairs of phases: ${JSON.stringify(outcomes)}`);
  const lost = acknowledged.length - ((await logged()) - before);
  if (lost < 0) throw new Error(`${-lost} decisions more are in the log than were acknowledged`);
  return [
    { what: `websites published, of ${plan.progress.total}`, value: outcomes.published, unit: '' },
    {
      what: `fewer decisions a second while they are than while that is paused (${ratios.length} pairs)`,
      value: 100 * (1 - median(ratios)),
      unit: '%',
      budget: 10,
    },
    {
      what: 'acknowledged decisions that are not in the log',
      value: lost,
      unit: '',
      budget: 0,
    },
  ];
};
