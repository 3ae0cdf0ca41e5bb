import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FORM_CODES } from '../../packages/texts/src/forms/formMessages';
import { isTest, ROOT, scriptsIn } from '../lint/sources';

const BROWSER_ROOMS = [
  ...['shell/src', 'mfe-auth/src', 'mfe-websites/src', 'mfe-dashboard/src', 'mfe-users/src'],
  ...['mfe-compliance/src', 'packages/mfe-kit/src'],
];
/** `t('messages:font_size')`, and `message('font_size')` of `useTexts('messages')`. */
const NAMED = /\bmessages:([a-z_]+)|\bmessages?\('([a-z_]+)'\)/g;

it('every message that a page names is among those that browsers have', () => {
  const named = BROWSER_ROOMS.flatMap(scriptsIn)
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(NAMED)].map(([, first, second]) => ({ file, code: first ?? second ?? '' }));
    });
  expect(named.length).toBeGreaterThan(10);
  const known: readonly string[] = FORM_CODES;
  expect(named.filter(({ code }) => !known.includes(code))).toEqual([]);
});
