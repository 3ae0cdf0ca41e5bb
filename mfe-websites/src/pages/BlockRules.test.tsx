import { listBlockRules, removeBlockRule, switchBlockRule } from '@yinyom/contracts/websites/blockRule';
import type { BlockRule } from '@yinyom/contracts/websites/blockRule';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { APPLICATION_ID, sampleCategory, samplePage } from '../testing/sampleData';

const ruleOf = (host: string, type: 3 | 4): BlockRule => {
  const { id, title } = sampleCategory(type);
  return { host, category: { id, type, title }, active: true, own: false };
};

/** Opens the dialog on a platform that keeps what is switched. */
const openRules = async (...given: BlockRule[]) => {
  const gateway = websitePlatform();
  let rules = given;
  gateway.answer(listBlockRules, () => samplePage(rules));
  gateway.answer(switchBlockRule, ({ body }) => {
    const { host, active } = body as Pick<BlockRule, 'host' | 'active'>;
    rules = rules.map((rule) => (rule.host === host ? { ...rule, active } : rule));
    return rules.find((rule) => rule.host === host)!;
  });
  gateway.answer(removeBlockRule, ({ query }) => {
    rules = rules.filter(({ host }) => host !== query['host']);
    return undefined;
  });
  await openWebsite('cookies');
  await userEvent.click(await screen.findByRole('button', { name: 'More to do with cookies' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Automatic blocking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Automatic blocking' }));
  return { gateway, dialog };
};

it('a single host is let through and held back again', async () => {
  const { gateway, dialog } = await openRules(ruleOf('ads.example.net', 4), ruleOf('stats.example.org', 3));
  const row = within(await dialog.findByRole('listitem', { name: 'stats.example.org' }));
  expect(row.getByText('Waits for consent to “Category 3”')).toBeVisible();
  await userEvent.click(row.getByRole('switch', { name: 'Blocked until consent', checked: true }));
  await userEvent.click(await row.findByRole('switch', { name: 'Not blocked', checked: false }));
  expect(await row.findByRole('switch', { name: 'Blocked until consent', checked: true })).toBeVisible();
  expect(gateway.received(switchBlockRule).map(({ params, body }) => [params['id'], body])).toEqual([
    [APPLICATION_ID, { host: 'stats.example.org', active: false }],
    [APPLICATION_ID, { host: 'stats.example.org', active: true }],
  ]);
  const other = within(dialog.getByRole('listitem', { name: 'ads.example.net' }));
  expect(other.getByRole('switch')).toBeChecked();
});

it('says what letting a host through means', async () => {
  const { dialog } = await openRules(ruleOf('ads.example.net', 4));
  expect(await dialog.findByText(/load before consent/)).toBeVisible();
});

it('a website without foreign cookies is told so', async () => {
  const { dialog } = await openRules();
  expect(await dialog.findByText('No hosts to block yet')).toBeVisible();
});

it('a rule of the owner’s can be removed, once that is confirmed; those of cookies cannot', async () => {
  const { gateway, dialog } = await openRules(ruleOf('ads.example.net', 4), {
    ...ruleOf('www.site.ac.th/own.js', 3),
    own: true,
  });
  const row = within(await dialog.findByRole('listitem', { name: 'www.site.ac.th/own.js' }));
  expect(dialog.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  await userEvent.click(row.getByRole('button', { name: 'Remove www.site.ac.th/own.js' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the rule' }));
  await waitFor(() =>
    expect(dialog.queryByRole('listitem', { name: 'www.site.ac.th/own.js' })).not.toBeInTheDocument(),
  );
  expect(gateway.received(removeBlockRule)).toHaveLength(1);
});
