import { explainFindings } from '@yinyom/notice/lint/explainFindings';
import { groupFindings } from './groupFindings';

const finding = (field: string | undefined, severity: 'error' | 'warning', message = 'Use https.') => ({
  code: 'privacy_notice_insecure',
  severity,
  field,
  message,
});

test('the same finding about several languages is told once, with each language’s place', () => {
  const groups = groupFindings(
    [finding('languages.th.privacy.url', 'warning'), finding('languages.en.privacy.url', 'warning')],
    'en',
  );
  expect(groups).toEqual([
    {
      code: 'privacy_notice_insecure',
      severity: 'warning',
      message: 'Use https.',
      namesLanguages: false,
      places: [
        { language: 'th', field: 'languages.th.privacy.url' },
        { language: 'en', field: 'languages.en.privacy.url' },
      ],
    },
  ]);
});

test.each(['th', 'en', 'cn', 'jp', 'kh'] as const)(
  'a message that names its language is told once for all of them (%s)',
  (reader) => {
    const told = explainFindings(
      (['cn', 'jp', 'kh'] as const).map((language) => ({
        code: 'default_text_unreviewed',
        severity: 'warning',
        field: `languages.${language}`,
        language,
      })),
      reader,
    );
    const groups = groupFindings(told, reader);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ namesLanguages: true, places: [{}, {}, {}] });
    expect(groups[0]?.message).toMatch(/.+, .+, .+/);
  },
);

test('errors come before warnings, and findings about the whole banner name no place', () => {
  const groups = groupFindings(
    [finding(undefined, 'warning', 'One'), finding('design.colors.reject', 'error', 'Two')],
    'en',
  );
  expect(groups.map(({ severity, places }) => [severity, places])).toEqual([
    ['error', [{ field: 'design.colors.reject' }]],
    ['warning', []],
  ]);
});
