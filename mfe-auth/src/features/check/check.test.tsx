import { LANGUAGES } from '@yinyom/contracts/constants';
import { getCheck, startCheck, type PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { check, checkResult, CHECK_ID } from '../../testing/sampleCheck';
import { fill, inShell, platform } from '../../testing/sampleData';

const remote = inShell(module);
const ON = { public_checks: true };
const open = (path: string, lang: (typeof LANGUAGES)[number] = 'en') => renderRemote(remote, { path, lang });
const showing = async (more: Partial<PublicCheck>) => {
  const gateway = platform(undefined, ON);
  gateway.answer(getCheck, check(more));
  await open(`/check/${CHECK_ID}`);
  return gateway;
};
const ask = async (address: string) => {
  if (address) await fill(await screen.findByLabelText(/Address of the website/), address);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the website' }));
};

it.each(['/check', `/check/${CHECK_ID}`])('CK-01 %s is not there where checks are off', async (path) => {
  platform();
  await open(path);
  expect(
    await screen.findByRole('heading', { name: 'Website checks are switched off here' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it.each(LANGUAGES)('asks for an address in %s', async (lang) => {
  platform(undefined, ON);
  await open('/check', lang);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(await screen.findByRole('textbox')).toBeRequired();
});

it('sends the address and goes to the page of the check', async () => {
  const gateway = platform(undefined, ON);
  gateway.answer(startCheck, check({ status: 'queued', place: 2, result: null }));
  gateway.answer(getCheck, check({ status: 'queued', place: 2, result: null }));
  await open('/check');
  await ask('www.example.ac.th');
  expect(await screen.findByRole('status')).toHaveTextContent('Number 2 in the queue');
  expect(location.pathname).toBe(`/en/check/${CHECK_ID}`);
  expect(gateway.received(startCheck)[0]?.body).toEqual({ url: 'www.example.ac.th', fresh: false });
});

it('says what is wrong with the address, and keeps what was typed', async () => {
  const gateway = platform(undefined, ON);
  const message = 'Only public websites can be checked.';
  gateway.refuse(startCheck, 422, 'validation_failed', {
    errors: [{ field: 'url', code: 'check_url_refused', message }],
  });
  await open('/check');
  await ask('');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Please/);
  await ask('http://10.0.0.1');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('http://10.0.0.1');
});

it('tells where it is while it runs, for screen readers, too', async () => {
  await showing({ status: 'running', pages_done: 2, pages_total: 8, items_found: 3, result: null });
  expect(await screen.findByRole('status')).toHaveTextContent('2 of 8 page visits made, 3 items seen');
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
});

it('shows what was seen without consent first, where and when, and what was not checked', async () => {
  await showing({});
  expect(await screen.findByText('Seen without the consent that it needs: 2')).toBeInTheDocument();
  const violations = within(screen.getByRole('table', { name: 'Cookies seen without consent' }));
  expect(violations.getByText('_ga')).toBeInTheDocument();
  expect(violations.getByText('Seen before any choice')).toBeInTheDocument();
  expect(violations.getByText('https://www.example.ac.th/')).toBeInTheDocument();
  expect(screen.getByText('65 of 100')).toBeInTheDocument();
  expect(screen.getByText(/What happens after a refusal: our browser could not refuse/)).toBeInTheDocument();
  expect(screen.getByText(/no legal judgement/)).toBeInTheDocument();
  expect(
    screen.getByText(/A further 1 ran without consent, but we do not know what for/),
  ).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Cookies seen without consent', 'What else was seen']);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/en/signup');
});

it('CK-10 what a website calls its cookies is text and nothing else', async () => {
  await showing({});
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(document.querySelector('img, table script, table a')).toBeNull();
});

it('never calls what it did not see innocent', async () => {
  const nothing = { violations: [], findings: [], items: [], items_total: 0, banner_score: null };
  const banner = { kind: 'none' as const, name: null };
  await showing({ result: { ...checkResult, ...nothing, banner, not_checked: ['no_banner'] } });
  expect(await screen.findByText(/On the pages that were opened we saw nothing known/)).toBeInTheDocument();
  expect(screen.getByText(/No consent banner was found/)).toBeInTheDocument();
  expect(screen.getByText(/no banner to choose in was found/)).toBeInTheDocument();
});

it.each([
  ['blocked', /Being kept out does not mean that there are none/],
  ['unreachable', /could not be opened from the internet/],
  ['failed', /The fault is ours/],
] as const)('CK-15 says of a check that is %s what that means', async (status, words) => {
  await showing({ status, result: null });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/nothing known/)).not.toBeInTheDocument();
});

it('CK-12 says that results are kept for a day where there is none', async () => {
  platform(undefined, ON);
  await open(`/check/${'A'.repeat(22)}`);
  expect(await screen.findByText(/kept for 24 hours only/)).toBeInTheDocument();
});

it('checks again on request, and says why when that is too often', async () => {
  const gateway = await showing({});
  gateway.refuse(startCheck, 429, 'check_hourly_limit', { message: 'Three new checks an hour.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Three new checks an hour.')).toBeInTheDocument();
  expect(gateway.received(startCheck)[0]?.body).toMatchObject({ fresh: true, url: 'www.example.ac.th' });
});
