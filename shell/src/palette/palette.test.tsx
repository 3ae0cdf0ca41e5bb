import { listScans, type Scan } from '@yinyom/contracts/scanner/scan';
import { listApplications, type Application } from '@yinyom/contracts/websites/application';
import { listCookies, type Cookie } from '@yinyom/contracts/websites/cookie';
import { listTemplateVersions } from '@yinyom/contracts/websites/template';
import { defineRemote, getSession } from '@yinyom/mfe-kit';
import { strayKeys } from '@yinyom/testing/strayKeys';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRemoteModule } from '../federation/remoteLoader';
import { SHELL_KEYS } from '../keys/shellKeys';
import { renderShell } from '../testing/renderShell';
import { organization, platformOf, signedIn } from '../testing/signedIn';
import type { Command } from './Command';
import { matchCommands } from './matchCommands';

// Remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  loadedRemote: () => undefined,
  forgetFailure: jest.fn(),
  knownBuilds: () => new Map(),
}));

const ORGANIZATION = 'a'.repeat(24);
const WEBSITE: Application = {
  id: 'b'.repeat(24),
  site_key: 'key1',
  domain_name: 'www.silpa.ac.th',
  organization: { id: ORGANIZATION, name: 'Silpa' },
  default_language: 'th',
  languages: ['th'],
  enabled: true,
  verification: 'verified',
  cookie_count: 0,
  unclassified_count: 0,
  template_version: 1,
  pending_changes: false,
  last_scan: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

const text = (en: string) => ({ th: en, en, cn: en, jp: en, kh: en });
const COOKIE: Cookie = {
  id: 'c'.repeat(24),
  application_id: WEBSITE.id,
  category: { id: 'd'.repeat(24), type: 4, title: text('Marketing') },
  name: '_fbp',
  match: 'exact',
  provider: 'Meta',
  purpose: text('Advertising'),
  expiry: 7_776_000,
  is_session: false,
  type: 1,
  source: 'scan',
  first_seen_at: '2026-01-01T00:00:00.000Z',
  last_seen_at: '2026-01-01T00:00:00.000Z',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  etag: '"1"',
};
const SCAN: Scan = {
  id: 'e'.repeat(24),
  application_id: WEBSITE.id,
  status: 'succeeded',
  requested_by: 'schedule',
  passes: ['none'],
  max_pages: 50,
  pages_done: 12,
  pages_total: 12,
  cookies_found: 3,
  new: 0,
  removed: 0,
  changed: 0,
  violations: 0,
  errors: [],
  reason: null,
  created_at: '2026-01-05T03:00:00.000Z',
  started_at: '2026-01-05T03:00:00.000Z',
  finished_at: '2026-01-05T03:04:00.000Z',
};

const VERSION = {
  version: 3,
  status: 'published' as const,
  published_at: '2026-01-06T03:00:00.000Z',
  by: { id: 'f'.repeat(24) },
  note: 'Shorter sentence',
  reconsent: 'none' as const,
  notice_sha256: {},
  diff: {
    texts: [],
    design: [],
    controller: [],
    requires_reconsent: false,
    categories_added: [],
    categories_removed: [],
    categories_changed: [],
    cookies_added: [],
    cookies_removed: [],
    cookies_changed: [],
  },
  reading: [],
};

const remote = Promise.resolve(
  defineRemote({
    name: 'any',
    namespace: 'any',
    texts: () => Promise.resolve({ default: {} }),
    routes: [
      '/account',
      '/dashboard',
      '/websites',
      '/websites/:id',
      '/websites/:id/scans/:scan',
      '/user',
      '/user/audit',
    ].map((path) => ({
      path,
      element: <h1>Page {path}</h1>,
    })),
  }),
);

const openConsole = async (role: 1 | 10 | 1000, path = '/account') => {
  jest.mocked(loadRemoteModule).mockReturnValue(remote);
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  const gateway = platformOf(organization('a', role));
  const page = { page: 1, limit: 50, has_more: false, next_cursor: null };
  gateway.answer(listApplications, ({ query: { q = '' } }) => {
    const entities = [WEBSITE].filter(({ domain_name }) => domain_name.includes(q));
    return { entities, total: entities.length, ...page };
  });
  gateway.answer(listCookies, ({ query: { q = '' } }) => {
    const entities = [COOKIE].filter(({ name }) => name.includes(q));
    return { entities, total: entities.length, ...page };
  });
  gateway.answer(listScans, { entities: [SCAN], total: 1, ...page });
  gateway.answer(listTemplateVersions, { entities: [VERSION], total: 1, ...page });
  await renderShell({ path, session: { ...signedIn, organizationId: ORGANIZATION, role } });
  return gateway;
};
const openPalette = async () => {
  await act(async () => void fireEvent.keyDown(window, { key: 'k', ctrlKey: true }));
  return screen.findByRole('combobox');
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('opens with Ctrl K, finds a page by a part of its name and goes there with Enter', async () => {
  await openConsole(1000);
  await screen.findByRole('heading', { name: 'Page /account' });
  const field = await openPalette();
  await userEvent.type(field, 'AUD');
  expect(options()).toEqual(['Audit log']);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Page /user/audit' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('keeps a website in its row while the server looks for more letters', async () => {
  const gateway = await openConsole(10);
  await screen.findByRole('heading', { name: 'Page /account' });
  const field = await openPalette();
  await userEvent.type(field, 'silp');
  const row = await screen.findByRole('option', { name: 'www.silpa.ac.th' });
  const asked: string[] = [];
  let answers = (): void => undefined;
  const held = new Promise<void>((resolve) => (answers = resolve));
  gateway.answer(listApplications, async ({ query: { q = '' } }) => {
    asked.push(q);
    await held;
    return { entities: [WEBSITE], total: 1, page: 1, limit: 50, has_more: false, next_cursor: null };
  });
  await userEvent.type(field, 'a');
  await waitFor(() => expect(asked).toContain('silpa'));
  expect(screen.getByRole('option')).toBe(row);
  await act(async () => answers());
  expect(screen.getByRole('option')).toBe(row);
});

it('finds a website and opens it, for a Viewer its figures', async () => {
  await openConsole(10);
  await screen.findByRole('heading', { name: 'Page /account' });
  await userEvent.type(await openPalette(), 'silpa');
  await waitFor(() => expect(options()).toEqual(['www.silpa.ac.th']));
  await userEvent.click(screen.getByRole('option'));
  expect(await screen.findByRole('heading', { name: 'Page /websites/:id' })).toBeInTheDocument();
  expect(getSession().applicationId).toBe(WEBSITE.id);
});

it.each([
  ['scan now', 'Scan nowwww.silpa.ac.th', '?section=cookies&do=scan'],
  ['publish', 'Publish the bannerwww.silpa.ac.th', '?section=banner&do=publish'],
  ['cookie pol', 'Cookie policywww.silpa.ac.th', '?section=policy'],
  ['_fbp', '_fbp · Meta', '?section=cookies&q=_fbp'],
  ['evidence', 'Settings: Evidencewww.silpa.ac.th', '?section=settings#evidence'],
  ['shorter sent', expect.stringContaining('Version 3 of') as string, '?section=banner#version-3'],
])('by “%s” acts on the selected website', async (typed, found, address) => {
  await openConsole(10);
  await screen.findByRole('heading', { name: 'Page /account' });
  await userEvent.type(await openPalette(), typed);
  await waitFor(() => expect(options()).toEqual([found]));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe(`/en/websites/${WEBSITE.id}`));
  expect(location.search + location.hash).toBe(address);
});

it.each([
  [1000, ['Invite a user']],
  [10, []],
] as const)('a role %i may invite: %p', async (role, offered) => {
  await openConsole(role);
  await screen.findByRole('heading', { name: 'Page /account' });
  await userEvent.type(await openPalette(), 'invite');
  await waitFor(() => expect(options()).toEqual(offered));
  if (role !== 1000) return;
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname + location.search).toBe('/en/user?add=1'));
});

it('offers the server’s settings to Admins alone', async () => {
  await openConsole(10);
  await screen.findByRole('heading', { name: 'Page /account' });
  await userEvent.type(await openPalette(), 'settings: serv');
  await waitFor(() => expect(options()).toEqual([]));
});

it('opens a scan of the selected website', async () => {
  await openConsole(10);
  await screen.findByRole('heading', { name: 'Page /account' });
  await userEvent.type(await openPalette(), 'scan of');
  await waitFor(() => expect(options()).toEqual([expect.stringContaining('Scan of')]));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe(`/en/websites/${WEBSITE.id}/scans/${SCAN.id}`));
});

it('offers nobody what the role may not open', async () => {
  await openConsole(1);
  await screen.findByRole('heading', { name: 'Page /account' });
  await openPalette();
  expect(options()).toEqual(expect.arrayContaining(['Dashboard', 'My account', 'Log out']));
  expect(options()).not.toEqual(expect.arrayContaining(['Users']));
  expect(options()).not.toEqual(expect.arrayContaining(['Add a website']));
  expect(options().join()).not.toContain('Publish');
  await waitFor(() => expect(options()).toContain('www.silpa.ac.th'));
  await userEvent.type(screen.getByRole('combobox'), 'www.silpa');
  await waitFor(() => expect(options()).toEqual(['www.silpa.ac.th']));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Page /dashboard' })).toBeInTheDocument();
});

it('shows the keys of the page and of every page with ?, by the palette too, unless that is switched off', async () => {
  await openConsole(10);
  await screen.findByRole('heading', { name: 'Page /account' });
  const windowOfKeys = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.keyboard('?');
  const shown = await windowOfKeys();
  expect(shown).toHaveTextContent(
    'Every pageCtrl KFind a page or an action?Show the keyboard shortcuts of the page',
  );
  await userEvent.keyboard('??');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(within(shown).getByRole('switch', { name: '? shows the keyboard shortcuts' }));
  await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown).not.toBeInTheDocument());
  await userEvent.keyboard('?');
  await userEvent.type(await openPalette(), 'keyboard s');
  await waitFor(() => expect(options()).toEqual(['Keyboard shortcuts']));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(await windowOfKeys()).getByRole('switch'));
  // No page names these: the window does, in every place.
  expect(strayKeys(() => document.body).unnamed.sort()).toEqual(
    SHELL_KEYS.flatMap(({ keys }): string[] => [...keys]).sort(),
  );
  await userEvent.click(within(await windowOfKeys()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says when nothing is found', async () => {
  await openConsole(10);
  await screen.findByRole('heading', { name: 'Page /account' });
  await userEvent.type(await openPalette(), 'zzz');
  await waitFor(() => expect(options()).toEqual([]));
  expect(await screen.findByText('Nothing matches your search')).toBeInTheDocument();
});

it('is offered on an unknown address, where the menus of a signed-in person stay', async () => {
  await openConsole(10, '/nowhere');
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Overview' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search and commands' })).toBeInTheDocument();
});

it('matches every typed word anywhere, whatever the case and width of letters', () => {
  const command = (label: string, kind: Command['kind']): Command => ({
    key: label,
    kind,
    icon: 'link',
    label,
    run: () => undefined,
  });
  const all = [command('Log out', 'action'), command('Audit log', 'page'), command('บันทึก', 'page')];
  const found = (typed: string) => matchCommands(all, typed).map(({ label }) => label);
  expect(found('log')).toEqual(['Audit log', 'Log out']);
  expect(found('LOG audit')).toEqual(['Audit log']);
  expect(found('ｌｏｇ')).toEqual(['Audit log', 'Log out']);
  expect(found('บัน')).toEqual(['บันทึก']);
  expect(found(' ')).toHaveLength(3);
});
