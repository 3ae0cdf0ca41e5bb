import type { PublicSettings } from '../public-settings/publicSettings';
import { loadConsentScript } from './loadConsentScript';

const settings = (script: { id: string; source: string } | null) =>
  ({ consent_script: script }) as PublicSettings;
const added = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

it('adds the script that the settings name', () => {
  loadConsentScript(settings({ id: 'abc', source: '/sdk/v1/abc.js' }));
  expect(added().map((script) => [script.getAttribute('src'), script.dataset.siteKey])).toEqual([
    ['/sdk/v1/abc.js', 'abc'],
  ]);
});

it.each([
  ['no settings', null],
  ['no script', settings(null)],
  ['no id', settings({ id: '', source: '/sdk/v1/abc.js' })],
  ['no source', settings({ id: 'abc', source: '' })],
])('warns once and adds nothing with %s', (_, value) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  loadConsentScript(value);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(added()).toEqual([]);
});
