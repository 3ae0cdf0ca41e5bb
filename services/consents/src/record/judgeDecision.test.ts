import { actionOf, judgeCategories, resultOf, typeOf } from './judgeDecision';

const SHOWN = [
  { id: 'nec', type: 1 },
  { id: 'pref', type: 2 },
  { id: 'stat', type: 3 },
  { id: 'mark', type: 4 },
  { id: 'unc', type: 0 },
];
const judged = (given: Record<string, boolean>, method = 'modal_confirm' as const, gpc = false) => {
  const categories = judgeCategories(given, SHOWN);
  return { categories, result: resultOf(categories, method), method, gpc };
};

describe('what was chosen', () => {
  it('P-05: necessary is always granted, unclassified never', () => {
    const granted = judgeCategories({ nec: false, unc: true, pref: true }, SHOWN);
    expect(granted.map(({ id, granted: yes }) => [id, yes])).toEqual([
      ['nec', true],
      ['pref', true],
      ['stat', false],
      ['mark', false],
      ['unc', false],
    ]);
  });

  it.each(['nope', '__proto__', 'constructor', 'toString'])('P-05: refuses the category %s', (id) => {
    const given = Object.fromEntries([[id, true]]) as Record<string, boolean>;
    expect(() => judgeCategories(given, SHOWN)).toThrow('category_unknown');
  });

  it.each([
    [{ pref: true, stat: true, mark: true }, 'accept_all'],
    [{ pref: true }, 'accept'],
    [{}, 'decline_all'],
    [{ unc: true, nec: true }, 'decline_all'],
  ] as const)('%j is %s', (given, result) => {
    expect(judged(given).result).toBe(result);
  });

  it('takes the control when there is nothing to decide about', () => {
    const only = judgeCategories({}, [{ id: 'nec', type: 1 }]);
    expect(resultOf(only, 'banner_decline')).toBe('decline_all');
    expect(resultOf(only, 'banner_accept')).toBe('accept_all');
  });
});

describe('D-25: type and action', () => {
  const all = judged({ pref: true, stat: true, mark: true });
  const some = judged({ pref: true });
  const none = judged({});

  it('the first decision has its result as type and gives', () => {
    expect([typeOf(some, null), actionOf(some, null)]).toEqual(['accept', 'give']);
    expect([typeOf(none, null), actionOf(none, null)]).toEqual(['decline_all', 'give']);
  });

  it.each([
    ['all, then some', some, all, 'change'],
    ['some, then the same', some, some, 'renew'],
    ['all, then none', none, all, 'withdraw'],
    ['none, then none', none, none, 'renew'],
    ['none, then all', all, none, 'change'],
    ['some, then others', judged({ mark: true }), some, 'change'],
  ])('later decisions are reconsent: %s', (_title, now, before, action) => {
    expect(typeOf(now, before)).toBe('reconsent');
    expect(actionOf(now, before)).toBe(action);
  });

  it('a decline by the browser signal alone is gpc', () => {
    const byApi = { ...none, method: 'api' as const, gpc: true };
    expect(actionOf(byApi, null)).toBe('gpc');
    expect(actionOf({ ...byApi, method: 'banner_decline' as const }, null)).toBe('give');
  });
});
