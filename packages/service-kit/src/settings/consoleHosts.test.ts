import { consoleHosts } from './consoleHosts';
import { loadSettings } from './loadSettings';

const AGENCY = 'a'.repeat(24);
const CLIENT = 'b'.repeat(24);
const hostsOf = (CONSOLE_HOSTS?: string) =>
  consoleHosts(
    loadSettings({ PUBLIC_URL: 'https://consent.example', ...(CONSOLE_HOSTS && { CONSOLE_HOSTS }) }),
  );

test('without the setting everything has the one origin', () => {
  const { names, originOf } = hostsOf();
  expect([names, originOf(AGENCY), originOf(), originOf(null)]).toEqual([
    ['consent.example'],
    ...Array.from({ length: 3 }, () => 'https://consent.example'),
  ]);
});

test('an organization has the first of its hosts, and all of them are served', () => {
  const { names, originOf, organizationOf } = hostsOf(
    `Privacy.Agency.co.th=${AGENCY}, other.agency.co.th=${AGENCY}, consent.client.ac.th:8443=${CLIENT}`,
  );
  expect(names).toEqual([
    'consent.example',
    'privacy.agency.co.th',
    'other.agency.co.th',
    'consent.client.ac.th',
  ]);
  expect(originOf(AGENCY)).toBe('https://privacy.agency.co.th');
  expect(['other.agency.co.th', 'CONSENT.client.ac.th', 'consent.example'].map(organizationOf)).toEqual([
    AGENCY,
    CLIENT,
    null,
  ]);
  expect(originOf(CLIENT)).toBe('https://consent.client.ac.th:8443');
  expect(originOf('c'.repeat(24))).toBe('https://consent.example');
});

test.each([
  'privacy.agency.co.th',
  `https://privacy.agency.co.th=${AGENCY}`,
  `privacy.agency.co.th/console=${AGENCY}`,
  `privacy.agency.co.th=agency`,
  `privacy.agency.co.th:99999=${AGENCY}`,
  `256.1.2.3=${AGENCY}`,
  `privacy.agency.co.th=${AGENCY},privacy.agency.co.th=${CLIENT}`,
])('%s is refused', (CONSOLE_HOSTS) => {
  expect(() => loadSettings({ CONSOLE_HOSTS })).toThrow(/CONSOLE_HOSTS/);
});
