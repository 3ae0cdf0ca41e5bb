import { askedValues, binderBody, binderProblems, defaultValues, lastQuarter } from './binderValues';

it.each([
  ['2026-11-30', '2026-07-01', '2026-09-30'],
  ['2026-01-01', '2025-10-01', '2025-12-31'],
  ['2026-03-31', '2025-10-01', '2025-12-31'],
  ['2026-04-01', '2026-01-01', '2026-03-31'],
])('on %s the last quarter is %s to %s', (today, from, until) => {
  expect(lastQuarter(today)).toEqual({ from, until });
});

it('says what is wrong before anything is sent', () => {
  const values = defaultValues('2026-11-30');
  expect(binderProblems(values, '2026-11-30')).toEqual({});
  expect(binderProblems({ ...values, papers: [], all: false }, '2026-11-30')).toEqual({
    applications: 'required',
    papers: 'required',
  });
  expect(binderProblems({ ...values, from: '2025-01-01' }, '2026-11-30')).toEqual({ from: 'out_of_range' });
  expect(binderProblems({ ...values, from: '', until: '2026-12-01' }, '2026-11-30')).toEqual({
    from: 'required',
    until: 'future_day',
  });
});

it('an address names papers and the period; what it does not name, or names wrongly, is as usual', () => {
  const of = (search: string) => askedValues(new URLSearchParams(search), '2026-11-30');
  expect(of('')).toEqual(defaultValues('2026-11-30'));
  expect(of('papers=processing,officer,x&from=2026-01-01&until=soon')).toEqual({
    ...defaultValues('2026-11-30'),
    papers: ['officer', 'processing'],
    from: '2026-01-01',
  });
});

it('all websites are none that is named', () => {
  const values = { ...defaultValues('2026-11-30'), applications: ['a'], deleted: ['gone'] };
  expect(binderBody(values).applications).toBeNull();
  expect(binderBody({ ...values, all: false }).applications).toEqual(['a', 'gone']);
  // A deleted website alone is a choice, too.
  const alone = { ...values, all: false, applications: [] };
  expect(binderProblems(alone, '2026-11-30')).toEqual({});
  expect(binderBody(alone).applications).toEqual(['gone']);
});
