import {
  answerRule,
  getConformity,
  getConformityResult,
  keepConformityResult,
  listConformityResults,
} from '@yinyom/contracts/conformity/conformity';
import { getApplication, listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { ORGANIZATION, officerSession, user, website } from '../testing/sampleData';
import { compared, SITE_ID } from '../testing/sampleInspection';

const RESULT = '64b0000000000000000000f1';
const by = { id: user.id, name: user.name };
const { rule_sets: _sets, etag: _etag, ...content } = compared();
const kept = { ...content, id: RESULT, kept_by: by };
const { judged_rules: _rules, ...listed } = kept;
const page = <One,>(entities: One[]) => ({
  entities,
  page: 1,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});

const open = async (search = '', answer = compared(), websites = [website]) => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, page(websites));
  gateway.answer(getConformity, answer);
  gateway.answer(listConformityResults, page([listed]));
  await renderRemote(remote, {
    path: `/compliance/conformity${search}`,
    lang: 'en',
    session: officerSession,
  });
  return gateway;
};
const rule = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li')!);
};

it('shows each rule with its source, what is known of it and where it is corrected', async () => {
  await open();
  const clean = await rule('Rule clean');
  expect(clean.getByText('Fulfilled')).toBeInTheDocument();
  expect(clean.getByText('Source: Section 19')).toBeInTheDocument();
  expect(clean.getByText(/The latest scan found nothing that ran before consent/)).toBeInTheDocument();
  const wall = await rule('Rule wall');
  expect(wall.getByText('Not fulfilled')).toBeInTheDocument();
  expect(wall.getByRole('link', { name: 'See the scan: Rule wall' })).toHaveAttribute(
    'href',
    `/en/websites/${SITE_ID}/scans/64b0000000000000000000e1`,
  );
  expect((await rule('Rule apart')).getByText('Not checked yet')).toBeInTheDocument();
  expect(
    screen.getByText(
      'We check these things only. This does not certify that the website complies with the law.',
    ),
  ).toBeInTheDocument();
  // One set needs no choice.
  expect(screen.queryByLabelText('Set of rules')).not.toBeInTheDocument();
});

/** A rule that is not known, for a reason. */
const unseen = (rule_name: string, reason: string) => ({
  ...compared().judged_rules[0]!,
  rule_name,
  rule_title: { en: `Rule ${rule_name}` },
  rule_state: 'unknown' as const,
  measurements: [{ measurement: 'x', rule_state: 'unknown' as const, reason, values: {}, at: null }],
});

it('counts measures of the platform apart, and says a common cause once above the rules that it leaves unknown', async () => {
  const { judged_rules } = compared();
  const [clean] = judged_rules;
  const measure = {
    ...clean!,
    rule_name: 'size',
    rule_title: { en: 'Rule size' },
    rule_basis: 'platform' as const,
  };
  await open(
    '',
    compared({
      judged_rules: [...judged_rules, unseen('one', 'no_banner'), unseen('two', 'no_banner'), measure],
    }),
  );
  expect(await screen.findAllByText('The scan found no banner')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Scan again' })).toHaveAttribute(
    'href',
    `/en/websites/${SITE_ID}?section=cookies`,
  );
  expect(screen.getByText('Rules not known for this reason: 2')).toBeInTheDocument();
  const ofPlatform = within(screen.getByRole('list', { name: 'Measures of the platform' }));
  expect(ofPlatform.getByText('Measure fulfilled')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Asked by the law' })).queryByText('Rule one')).toBeNull();
  // What is not known is part of a kept result.
  expect(screen.getByText(/Fulfilled: 1 · Not fulfilled: 1 · Not checked yet: 1/)).toBeInTheDocument();
});

it('names no second scan where there was none, and leaves no list empty', async () => {
  await open(
    '',
    compared({ judged_rules: [unseen('one', 'never_scanned'), unseen('two', 'never_scanned')] }),
  );
  expect(await screen.findByRole('link', { name: 'Scan the website' })).toBeInTheDocument();
  expect(screen.getByText(/^Each of these rules is named above/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Rules' })).toBeNull();
  // The rules of a cause are below the heading of their set.
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.indexOf('Rules of the Act')).toBeLessThan(headings.indexOf('Rule one'));
});

it('takes an answer by hand for the set that is shown, with the version that was read', async () => {
  const gateway = await open();
  gateway.answer(answerRule, compared());
  await userEvent.click((await rule('Rule apart')).getByRole('button', { name: 'Answer: Rule apart' }));
  const window = await dialog();
  await userEvent.selectOptions(window.getByLabelText('Result of your check'), 'Not fulfilled');
  await userEvent.type(window.getByLabelText(/^Remark/), 'Read by hand');
  await userEvent.click(window.getByRole('button', { name: 'Save the answer' }));
  await waitFor(() => expect(gateway.received(answerRule)).toHaveLength(1));
  const [sent] = gateway.received(answerRule);
  expect(sent?.headers.get('if-match')).toBe('"0"');
  expect(sent?.body).toEqual({
    application_id: SITE_ID,
    rule_set: 'pdpa-2019',
    rule_name: 'apart',
    hand_answer: 'no',
    remark: 'Read by hand',
  });
});

it('shows another set, which is data alone, and lets people choose', async () => {
  const manual = {
    ...compared().rule_set,
    rule_set_id: 'manual-2570',
    set_version: '2.1',
    set_title: { en: 'Manual of banners' },
  };
  const gateway = await open('', compared({ rule_set: manual, rule_sets: [manual, compared().rule_set] }));
  expect(await screen.findByRole('heading', { name: 'Manual of banners' })).toBeInTheDocument();
  expect(screen.getByText(/^Version 2\.1 of/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Set of rules'), 'Rules of the Act (version 1)');
  await waitFor(() =>
    expect(gateway.received(getConformity).at(-1)?.query).toEqual({
      application_id: SITE_ID,
      rule_set: 'pdpa-2019',
    }),
  );
});

it('compares the website that is open in the console, also where the first page of the list has it not', async () => {
  const other = { ...website, id: 'b'.repeat(24), domain_name: 'other.example.ac.th' };
  const gateway = fakeGateway();
  gateway.answer(listApplications, { ...page([website]), total: 2, has_more: true });
  gateway.answer(getApplication, other);
  gateway.answer(getConformity, compared());
  gateway.answer(listConformityResults, page([]));
  const session = { ...officerSession, applicationId: other.id };
  await renderRemote(remote, { path: '/compliance/conformity', lang: 'en', session });
  expect(await screen.findByLabelText('Website')).toHaveDisplayValue('other.example.ac.th');
  await screen.findByRole('heading', { name: 'Rule clean' });
  expect(gateway.received(getConformity).map(({ query }) => query['application_id'])).toEqual([other.id]);
});

it('keeps a result, and shows one that was kept as it was, without a way to change it', async () => {
  const gateway = await open();
  gateway.answer(keepConformityResult, kept);
  await press('Keep this result');
  await waitFor(() =>
    expect(gateway.received(keepConformityResult)[0]?.body).toEqual({
      application_id: SITE_ID,
      rule_set: 'pdpa-2019',
    }),
  );
  gateway.answer(getConformityResult, kept);
  await userEvent.click(await screen.findByRole('link', { name: /^Show:/ }));
  expect(await screen.findByText(/it does not say how the website is now/)).toBeInTheDocument();
  expect(gateway.received(getConformityResult)[0]?.params).toMatchObject({ id: ORGANIZATION, rid: RESULT });
  expect(screen.queryByRole('button', { name: /^Answer/ })).not.toBeInTheDocument();
});

it('without a website it says what to do first; with an error it says why', async () => {
  await open('', compared(), []);
  expect(await screen.findByRole('heading', { name: 'There is no website yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the websites' })).toHaveAttribute('href', '/en/websites');
});
