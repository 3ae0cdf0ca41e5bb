import { groupFindings } from './groupFindings';

const finding = (field: string | undefined, severity: 'error' | 'warning', message = 'Use https.') => ({
  code: 'privacy_link_http',
  severity,
  field,
  message,
});

test('the same finding about several languages is told once, naming them', () => {
  const groups = groupFindings([
    finding('languages.th.privacy.url', 'warning'),
    finding('languages.en.privacy.url', 'warning'),
  ]);
  expect(groups).toEqual([
    { code: 'privacy_link_http', severity: 'warning', message: 'Use https.', languages: ['th', 'en'] },
  ]);
});

test('errors come before warnings, and findings about the whole banner name no language', () => {
  const groups = groupFindings([
    finding(undefined, 'warning', 'One'),
    finding('design.colors', 'error', 'Two'),
  ]);
  expect(groups.map(({ severity, languages }) => [severity, languages])).toEqual([
    ['error', []],
    ['warning', []],
  ]);
});
