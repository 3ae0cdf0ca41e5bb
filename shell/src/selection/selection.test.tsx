import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listGroups, type WebsiteGroup } from '@yinyom/contracts/groups/group';
import { getApplication, listApplications, type Application } from '@yinyom/contracts/websites/application';
import {
  defineRemote,
  getSession,
  saveSession,
  siteHistory,
  useLeaveGuard,
  useParams,
  useSession,
} from '@yinyom/mfe-kit';
import { fakeGateway, type ReceivedCall } from '@yinyom/testing/fakeGateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRemoteModule } from '../federation/remoteLoader';
import { renderShell } from '../testing/renderShell';
import { signedIn } from '../testing/signedIn';
import { samePage } from './samePage';

// Remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  loadedRemote: () => undefined,
  forgetFailure: jest.fn(),
  knownBuilds: () => new Map(),
}));

const FIRST = 'a'.repeat(24);
const SECOND = 'b'.repeat(24);
const names = { [FIRST]: 'Audit Uni', [SECOND]: 'Second Org' };

const idOf = (organization: string, index: number) =>
  `${organization.slice(0, 21)}${String(index).padStart(3, '0')}`;
const website = (organization: string, index: number): Application => ({
  id: idOf(organization, index),
  site_key: `key${index}`,
  domain_name: `z${String(index).padStart(3, '0')}.audit.ac.th`,
  organization: { id: organization, name: names[organization] ?? '' },
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
});

/** A platform with two organizations of the user and the websites of each, paged and searched as the real one does. */
const platform = (websites: Record<string, number>, roles: Record<string, 1 | 10 | 1000> = {}) => {
  const gateway = fakeGateway();
  const known = Object.entries(websites).flatMap(([organization, count]) =>
    Array.from({ length: count }, (_, index) => website(organization, index + 1)),
  );
  gateway.answer(
    listMyOrganizations,
    Object.keys(websites).map((id) => ({
      id,
      name: names[id] ?? '',
      organization_user: { role: roles[id] ?? 1000, status: 'active' as const, joined_at: null },
      created_at: '2026-01-01T00:00:00.000Z',
    })),
  );
  gateway.answer(listApplications, ({ query }: ReceivedCall) => {
    const { organization_id, q = '', page = '1', limit = '20' } = query;
    const matching = known.filter(
      ({ organization, domain_name }) => organization.id === organization_id && domain_name.includes(q),
    );
    const end = Number(page) * Number(limit);
    return {
      entities: matching.slice(end - Number(limit), end),
      page: Number(page),
      limit: Number(limit),
      total: matching.length,
      has_more: end < matching.length,
      next_cursor: null,
    };
  });
  gateway.answer(getApplication, ({ params }) => {
    const found = known.find(({ id }) => id === params['id']);
    if (!found) throw new Error(`no website ${params['id']}`);
    return found;
  });
  return gateway;
};

/** Every website whose figures a page of the dashboard would have asked for. */
let shown: (string | null)[] = [];
const Figures = () => {
  const { applicationId } = useSession();
  shown.push(applicationId);
  return <h1>Figures of {applicationId ?? 'nothing'}</h1>;
};
const unsaved = { value: false, leave: jest.fn() };
const Website = () => {
  const { id } = useParams();
  useLeaveGuard(unsaved.value, unsaved.leave);
  return <h1>Website {id}</h1>;
};
const remote = defineRemote({
  name: 'any',
  namespace: 'any',
  texts: () => Promise.resolve({ default: {} }),
  routes: [
    { path: '/dashboard', element: <Figures /> },
    { path: '/reports', element: <Figures /> },
    { path: '/websites', element: <h1>All websites</h1> },
    { path: '/websites/:id', element: <Website /> },
  ],
});
const loaded = Promise.resolve(remote);

const session = (organizationId: string, applicationId: string | null = null) => ({
  ...signedIn,
  role: 1000 as const,
  organizationId,
  applicationId,
});

beforeEach(() => {
  shown = [];
  unsaved.value = false;
  unsaved.leave.mockReset();
  jest.mocked(loadRemoteModule).mockReturnValue(loaded);
});

const switcher = (name: string) => screen.findByRole('button', { name: `Website: ${name}` });

describe('F-A2 the selected website', () => {
  it.each(['/dashboard', '/reports'])(
    'on %s no website of the organization before is ever asked for after another was chosen',
    async (path) => {
      platform({ [FIRST]: 3, [SECOND]: 0 });
      await renderShell({ path, session: session(FIRST) });
      await switcher('z001.audit.ac.th');
      await screen.findByRole('heading', { name: `Figures of ${idOf(FIRST, 1)}` });
      shown = [];
      // What switchOrganization stores; the page it reloads after half a second is still this one.
      await act(async () => saveSession({ organizationId: SECOND, role: 1000, applicationId: null }));
      expect(await screen.findByRole('heading', { name: 'Figures of nothing' })).toBeInTheDocument();
      expect(shown.filter((id) => id !== null)).toEqual([]);
      expect(screen.queryByRole('button', { name: /^Website: / })).toBeNull();
      expect(getSession().applicationId).toBeNull();
      expect(localStorage.getItem('app_id')).toBeNull();
    },
  );

  it('chooses the first website of the new organization, not of the old list', async () => {
    platform({ [FIRST]: 3, [SECOND]: 2 });
    await renderShell({ path: '/dashboard', session: session(FIRST, idOf(FIRST, 2)) });
    await switcher('z002.audit.ac.th');
    await act(async () => saveSession({ organizationId: SECOND, role: 1000, applicationId: null }));
    await screen.findByRole('heading', { name: `Figures of ${idOf(SECOND, 1)}` });
    expect(getSession().applicationId).toBe(idOf(SECOND, 1));
  });

  it('is proved to belong to the organization before its figures are asked for', async () => {
    platform({ [FIRST]: 1, [SECOND]: 1 });
    // The storage says that a website of the first organization was chosen in the second one.
    await renderShell({ path: '/dashboard', session: session(SECOND, idOf(FIRST, 1)) });
    await screen.findByRole('heading', { name: `Figures of ${idOf(SECOND, 1)}` });
    expect(new Set(shown)).toEqual(new Set([idOf(SECOND, 1)]));
  });

  it('is another one when the remembered one is gone', async () => {
    const gateway = platform({ [FIRST]: 2 });
    gateway.refuse(getApplication, 404, 'not_found');
    await renderShell({ path: '/dashboard', session: session(FIRST, 'f'.repeat(24)) });
    await waitFor(() => expect(getSession().applicationId).toBe(idOf(FIRST, 1)));
  });
});

describe('F-A6 an organization with 120 websites', () => {
  it('keeps the remembered website beyond the first hundred', async () => {
    platform({ [FIRST]: 120 });
    await renderShell({ path: '/dashboard', session: session(FIRST, idOf(FIRST, 107)) });
    await switcher('z107.audit.ac.th');
    await screen.findByRole('heading', { name: `Figures of ${idOf(FIRST, 107)}` });
    expect(getSession().applicationId).toBe(idOf(FIRST, 107));
  });

  it('finds every website by asking the server, and says how many there are', async () => {
    platform({ [FIRST]: 120 });
    await renderShell({ path: '/dashboard', session: session(FIRST) });
    await userEvent.click(await switcher('z001.audit.ac.th'));
    expect(await screen.findByText('120 websites in all')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Z107');
    await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(1));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'z107.audit.ac.th' }));
    await switcher('z107.audit.ac.th');
    expect(getSession().applicationId).toBe(idOf(FIRST, 107));
  });

  it('lists the rest when the end of the list comes into view', async () => {
    platform({ [FIRST]: 120 });
    await renderShell({ path: '/dashboard', session: session(FIRST) });
    await userEvent.click(await switcher('z001.audit.ac.th'));
    const menu = screen.getByRole('menu');
    expect(await within(menu).findByRole('menuitemradio', { name: 'z120.audit.ac.th' })).toBeInTheDocument();
  });

  it('says when nothing matches', async () => {
    platform({ [FIRST]: 120 });
    await renderShell({ path: '/dashboard', session: session(FIRST) });
    await userEvent.click(await switcher('z001.audit.ac.th'));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'nobody');
    expect(await screen.findByText('Nothing matches your search')).toBeVisible();
  });
});

it('websites in a group are listed with the groups that they are in', async () => {
  const gateway = platform({ [FIRST]: 4 });
  const [top, low] = ['c'.repeat(24), 'd'.repeat(24)];
  const group = (id: string, name: string): WebsiteGroup => ({
    id,
    name,
    organization_id: FIRST,
    parent_id: null,
    path: [id],
    position: 0,
    version: 0,
    published_at: null,
    pending_changes: false,
    sections: [],
    website_count: 1,
    website_count_below: 1,
    etag: '"1"',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  });
  gateway.answer(listApplications, {
    entities: [{ ...website(FIRST, 1), group_id: low, group_path: [top, low] }, website(FIRST, 2)],
    page: 1,
    limit: 50,
    total: 2,
    has_more: false,
    next_cursor: null,
  });
  gateway.answer(listGroups, {
    entities: [group(top, 'Clients'), group(low, 'School A')],
    page: 1,
    limit: 500,
    total: 2,
    has_more: false,
    next_cursor: null,
  });
  await renderShell({ path: '/dashboard', session: session(FIRST) });
  await userEvent.click(await switcher('z001.audit.ac.th'));
  expect(
    await screen.findByRole('menuitemradio', { name: 'z001.audit.ac.th Clients / School A' }),
  ).toBeVisible();
  expect(screen.getByRole('menuitemradio', { name: 'z002.audit.ac.th' })).toBeVisible();
});

describe('F-A7 the website that is open', () => {
  it('becomes the selected one, in the header, too', async () => {
    platform({ [FIRST]: 5 });
    await renderShell({
      path: `/websites/${idOf(FIRST, 5)}?section=cookies`,
      session: session(FIRST, idOf(FIRST, 3)),
    });
    await switcher('z005.audit.ac.th');
    expect(getSession().applicationId).toBe(idOf(FIRST, 5));
  });

  it('is named in the header also when another tab selects another one', async () => {
    platform({ [FIRST]: 5 });
    await renderShell({ path: `/websites/${idOf(FIRST, 5)}`, session: session(FIRST) });
    await switcher('z005.audit.ac.th');
    await act(async () => saveSession({ applicationId: idOf(FIRST, 2) }));
    expect(screen.getByRole('button', { name: 'Website: z005.audit.ac.th' })).toBeInTheDocument();
  });

  it('gives way to the same page of the website that is chosen in the header', async () => {
    platform({ [FIRST]: 5 });
    await renderShell({
      path: `/websites/${idOf(FIRST, 5)}?section=cookies`,
      session: session(FIRST, idOf(FIRST, 3)),
    });
    await userEvent.click(await switcher('z005.audit.ac.th'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'z001.audit.ac.th' }));
    expect(await screen.findByRole('heading', { name: `Website ${idOf(FIRST, 1)}` })).toBeInTheDocument();
    expect(`${location.pathname}${location.search}`).toBe(`/en/websites/${idOf(FIRST, 1)}?section=cookies`);
    await switcher('z001.audit.ac.th');
  });

  it('stays selected while somebody decides about unsaved work on its page', async () => {
    platform({ [FIRST]: 5 });
    unsaved.value = true;
    await renderShell({ path: `/websites/${idOf(FIRST, 5)}`, session: session(FIRST) });
    await userEvent.click(await switcher('z005.audit.ac.th'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'z001.audit.ac.th' }));
    expect(unsaved.leave).toHaveBeenCalledTimes(1);
    await switcher('z005.audit.ac.th');
    expect(getSession().applicationId).toBe(idOf(FIRST, 5));
    unsaved.value = false;
    await act(async () => siteHistory.navigator.replace(`/en/websites/${idOf(FIRST, 5)}?section=design`));
  });

  it.each([
    ['/websites/1', '?section=texts&language=jp', '/websites/2?section=texts'],
    ['/websites/1', '', '/websites/2'],
    ['/websites/1/re-assign', '?q=a', '/websites/2/re-assign'],
    ['/websites/1/scans/9', '', '/websites/2?section=cookies'],
    ['/websites', '', undefined],
    ['/dashboard', '', undefined],
  ])('%s%s corresponds to %s of another website', (pathname, search, page) => {
    expect(samePage(pathname, search, '2')).toBe(page);
  });
});
