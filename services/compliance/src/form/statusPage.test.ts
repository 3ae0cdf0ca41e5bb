import type { PublicRequestStatus } from '@yinyom/contracts/requests/publicRequest';
import { statusPage } from './statusPage';

const page = {
  lang: 'en',
  path: '/r/key',
  organization: 'University',
  contact: null,
  privacyUrl: null,
  brand: null,
} as const;
const status: PublicRequestStatus = {
  number: 'DSR-2026-000001',
  state: 'completed',
  rights: ['access'],
  received_at: '2026-11-22T03:00:00.000Z',
  due_at: '2026-12-22T16:59:59.000Z',
  closed_at: '2026-11-23T03:00:00.000Z',
  answered_at: null,
  answer_way: 'secure_link',
  files: 0,
};

it('says no time of an answer whose mail was not sent, and where to turn when none came', () => {
  const shown = (changes: Partial<PublicRequestStatus>) => {
    const text = statusPage(page, 'T', { ...status, ...changes });
    return [text.includes('Answered on'), text.includes('If you have not received the answer')];
  };
  expect(shown({})).toEqual([false, true]);
  expect(shown({ answered_at: '2026-11-23T03:00:00.000Z' })).toEqual([true, true]);
  expect(shown({ state: 'withdrawn' })).toEqual([false, false]);
  expect(shown({ state: 'in_progress', closed_at: null })).toEqual([false, false]);
});

it('says that an e-mail with the reference is sent on the page that follows the code alone', () => {
  const says = (begun: boolean) => statusPage(page, 'T', status, { begun }).includes('an e-mail with it');
  expect([says(true), says(false)]).toEqual([true, false]);
  expect(statusPage(page, 'T', status)).toContain('Link to this request (please keep it)');
});
