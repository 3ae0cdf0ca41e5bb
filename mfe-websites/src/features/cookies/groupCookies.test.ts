import type { GroupCookie } from '@yinyom/contracts/groups/sections';
import { cookieOf, cookieProblems, cookieValues } from './groupCookies';

const CATEGORY = '6560000000000000000000c3';
const ga: GroupCookie = { type: 1, owner: '', name: '_ga', category_id: CATEGORY };

test('a purpose of which nothing is said stays each website’s, and other languages stay', () => {
  expect(cookieOf(cookieValues(ga), ga)).toEqual(ga);
  const purpose = { th: 'วัดผล', en: 'Measures', jp: '測定' };
  expect(cookieOf({ ...cookieValues({ ...ga, purpose }), purpose_en: 'Counts' }, { ...ga, purpose })).toEqual(
    {
      ...ga,
      purpose: { ...purpose, en: 'Counts' },
    },
  );
});

test('a cookie needs a name and a category, and is decided about once', () => {
  expect(cookieProblems({ ...ga, name: '', category_id: '' }, [])).toMatchObject({
    name: expect.any(String),
    category_id: 'required',
  });
  expect(cookieProblems(ga, [ga])).toEqual({ name: 'duplicate_cookie' });
  expect(cookieProblems(ga, [{ ...ga, owner: 'google.com' }])).toEqual({});
});
