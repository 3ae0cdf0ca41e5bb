import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { getMeta } from '@yinyom/contracts/service/meta';
import { savePreferences } from '@yinyom/mfe-kit';
import { offerAnswer } from '@yinyom/mfe-kit/shell';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { render, screen, within } from '@testing-library/react';
import { answers, remote } from '../testing/remoteStandIns';
import { renderShell } from '../testing/renderShell';
import { organization, platformOf, signedIn } from '../testing/signedIn';
import { BlankLayout } from './BlankLayout';

// Remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  loadedRemote: () => undefined,
  forgetFailure: jest.fn(),
  knownBuilds: () => new Map(),
}));

/** An installation with everything that the front page can state. */
const meta: AnswerOf<typeof getMeta> = {
  version: '9.9.9',
  version_label: '1.11.4',
  roles: {},
  languages: [],
  layouts: [],
  themes: [],
  cookie_types: {},
  category_types: {},
  expiry_choices: [],
  signup_suffixes: [],
  captcha: { provider: 'none' },
  free_until: '2022-06-01',
  monthly_visitor_limit: 100_000,
  partners: [{ name: 'Example University', url: null }],
  contact: {
    name: null,
    dpo: null,
    address: '1 Main Road',
    email: 'help@example.ac.th',
    phones: ['021112222', '023334444'],
  },
  outbox: false,
  public_checks: false,
  consent_script: null,
};
// Asked for once per page, and by the page itself: what the first test shows, the others show.
beforeAll(() => {
  const answer = Promise.resolve(new Response(JSON.stringify(meta)));
  offerAnswer('/api/v1/meta', { token: null, answer });
});
const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the landing layout', () => {
  const open = async () => {
    fakeGateway();
    await renderShell({ path: '/?cid=1' });
    await screen.findByText('Example University');
  };

  it('1.13: the front page has features, three steps, twelve questions, partners and "try for free"', async () => {
    await open();
    const section = (name: string) => screen.getByRole('region', { name });
    expect(within(section('Benefits')).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(within(section('Ready in 3 steps')).getAllByRole('listitem')).toHaveLength(3);
    expect(section('Frequently asked questions').querySelectorAll('details')).toHaveLength(12);
    expect(within(section('About Yinyom')).getByRole('list', { name: 'Our partners' })).toBeInTheDocument();
    expect(
      within(section('Try for free')).getByRole('link', { name: 'Start for free' }).getAttribute('href'),
    ).toBe('/en/signup?cid=1');
  });

  it('offers no check of websites where the operator has not switched it on', async () => {
    await open();
    expect((await screen.findAllByText('_ga')).length).toBe(3);
    expect(hrefs(document.body)).not.toContain('/en/check');
  });

  it('1.08: states until when use is free, and for how many visitors a month', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'Try for free' })).toHaveTextContent(
      'This service is free until June 1, 2022, up to 100,000 visitors a month',
    );
  });

  it('2.25: its navigation leads to the five parts of the page, each of which is there', async () => {
    await open();
    const links = within(screen.getByRole('navigation', { name: 'Front page' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Why Yinyom',
      'Benefits',
      'Price',
      'About',
      'FAQ',
    ]);
    for (const link of links) {
      const { pathname, hash, search } = new URL(link.getAttribute('href') ?? '', location.href);
      expect([pathname, search]).toEqual(['/en', '?cid=1']);
      expect(document.querySelector(hash)?.tagName).toBe('SECTION');
    }
  });

  it('2.28, 2.30, 2.32: its footer has about, contact, terms and privacy notice', async () => {
    await open();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Cookie consent management for Thai organizations.');
    expect(footer).toHaveTextContent('1 Main Road');
    expect(hrefs(footer)).toEqual(
      expect.arrayContaining([
        '/en/terms',
        '/en/policy',
        'mailto:help@example.ac.th',
        'tel:021112222',
        'tel:023334444',
      ]),
    );
  });
});

describe('the layout around signing in', () => {
  const show = async (path: string) => {
    fakeGateway();
    answers({ mfe_auth: async () => remote('mfe_auth', path, 'A form') });
    await renderShell({ path });
    await screen.findByRole('heading', { name: 'A form' });
  };

  it('2.33: has a bar with languages and the way to log in, one card, and a footer', async () => {
    await show('/signup');
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('button', { name: 'Language: English' })).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'A form' }));
    expect(hrefs(screen.getByRole('contentinfo'))).toEqual(['/en/terms', '/en/policy', '/en/dpa']);
  });

  it('2.33: on the login page itself nothing leads to it', async () => {
    await show('/login');
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});

describe('the signed-in layout', () => {
  beforeAll(() => savePreferences({ menu: 'top' }));
  afterAll(() => savePreferences({ menu: 'side' }));

  it('2.34, 2.36, 2.37: has languages, organizations and the user’s menu on top, two tabs, and a footer', async () => {
    platformOf(organization('a', 1000));
    answers({ mfe_websites: async () => remote('mfe_websites', '/websites', 'Sites') });
    await renderShell({ path: '/websites', session: signedIn });
    await screen.findByRole('heading', { name: 'Sites' });
    const bar = within(screen.getByRole('banner'));
    for (const name of ['Language: English', 'Organization: Org a', 'User menu'])
      expect(bar.getByRole('button', { name })).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Websites' })).toHaveAttribute('aria-current', 'page');
    expect(bar.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
    expect(hrefs(screen.getByRole('contentinfo'))).toEqual(
      expect.arrayContaining(['/en/terms', '/en/policy']),
    );
  });
});

it('2.31: the blank layout has nothing around the page', () => {
  render(
    <ThemeFrame lang="en">
      <BlankLayout>An error</BlankLayout>
    </ThemeFrame>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^An error$/);
  for (const part of ['banner', 'navigation', 'contentinfo'])
    expect(screen.queryByRole(part)).not.toBeInTheDocument();
});
