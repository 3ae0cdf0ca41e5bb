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
  answer_until: null,
  answer_opened: false,
  answer_way: 'secure_link',
  files: 0,
};

const MISSING = 'If you have not received the answer';
const LINK = 'link to the answer is in an e-mail';
const OVER = 'link to the answer no longer opens';
const sent = { answered_at: '2026-11-23T03:00:00.000Z', answer_until: '2026-12-07T03:00:00.000Z' };
const open = { state: 'in_progress', closed_at: null } as const;

it.each<[string, Partial<PublicRequestStatus>, string[]]>([
  ['closed without an answer', {}, [MISSING]],
  ['closed, sent and not opened', sent, ['Answered on', LINK, MISSING]],
  ['closed, sent and opened', { ...sent, answer_opened: true }, ['Answered on', LINK]],
  ['closed after the link', { ...sent, answer_until: null }, ['Answered on', OVER]],
  ['closed, on paper', { ...sent, answer_until: null, answer_way: 'post' }, ['Answered on', MISSING]],
  ['withdrawn', { state: 'withdrawn' }, []],
  ['open without an answer', open, []],
  ['open and answered', { ...open, ...sent }, ['Answered on', LINK]],
])('says of an answer where it is: %s', (_case, changes, said) => {
  const text = statusPage(page, 'T', { ...status, ...changes });
  expect(['Answered on', LINK, OVER, MISSING].filter((line) => text.includes(line))).toEqual(said);
  expect(text.includes('07/12/2026 10:00')).toBe(said.includes(LINK));
});

it('says that an e-mail with the reference is sent on the page that follows the code alone', () => {
  const says = (begun: boolean) => statusPage(page, 'T', status, { begun }).includes('an e-mail with it');
  expect([says(true), says(false)]).toEqual([true, false]);
  expect(statusPage(page, 'T', status)).toContain('Link to this request (please keep it)');
});
