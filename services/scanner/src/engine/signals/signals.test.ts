import { startTestSite } from '../testing/testSite';
import { signalSite } from '../testing/signalPages';

// Two whole scans side by side, which mostly wait.

/** These pages say everything at once. */
const SHORT = { dwellMs: 500, interactions: 0 };
/** They follow no visitor: no page needs typing for that. */
const PLAIN = { techniques: false };

const findingsOf = async (kind: 'bad' | 'good') => {
  const site = await startTestSite(signalSite(kind));
  const outcome = await site.scan({ passes: ['none', 'accept', 'decline'] }, PLAIN, SHORT);
  await site.close();
  expect(outcome).toMatchObject({ state: 'complete', banner: { kind: 'own' } });
  return outcome.findings
    .filter((finding) => finding.kind === 'signal' || finding.kind === 'blocking')
    .map(
      ({ code, weight, company, passes }) =>
        `${code} ${weight} ${company}: ${passes.find((pass) => pass !== 'none') ?? passes[0] ?? 'no pass'}`,
    )
    .sort();
};

it.concurrent('every verdict is found on its page, in Chromium, over the wire', async () => {
  expect(await findingsOf('bad')).toEqual([
    'ads_granted_by_statistics violation Google: no pass',
    'default_granted violation Google: none',
    'default_granted violation Microsoft: none',
    'late_default warning Google: none',
    'requested_while_blocked violation null: none',
    'signal_missing warning Google: none',
    'told_denied_after_accept warning Google: accept',
    'told_denied_after_accept warning Microsoft: accept',
    'told_granted_after_refusal violation Google: decline',
    'told_granted_after_refusal violation Microsoft: decline',
    'two_defaults warning Google: accept',
  ]);
});

it.concurrent('nothing is said of a website that tells everybody what the visitor chose', async () => {
  expect(await findingsOf('good')).toEqual([]);
});
