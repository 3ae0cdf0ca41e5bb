import {
  agreementContent,
  agreementField,
  agreementProblems,
  agreementValues,
  changedContent,
  emptyContent,
} from './agreementValues';

const values = (changes: Partial<ReturnType<typeof agreementValues>> = {}) => ({
  ...agreementValues(emptyContent()),
  processor_name: 'Example Co.',
  ...changes,
});

it('keeps everything that is stored, and states nothing that was not', () => {
  const content = {
    ...emptyContent(),
    processor: { ...emptyContent().processor, name: 'Example Co.', country: 'SG' },
    sources: [{ source: 'scan' as const, subject: 'analytics.example' }],
    sensitive: false,
    until: '2027-01-01',
  };
  expect(agreementContent(agreementValues(content))).toEqual(content);
  expect(changedContent(content, agreementValues(content))).toEqual({});
});

it('sends what differs alone', () => {
  expect(changedContent(agreementContent(values()), values({ purpose: 'Hosting' }))).toEqual({
    purpose: 'Hosting',
  });
});

it('finds figures beyond their limits, an end before the beginning, and a missing name', () => {
  expect(agreementProblems(values())).toEqual({});
  expect(agreementProblems(values({ breach_hours: '73' }))).toHaveProperty('breach_hours');
  expect(agreementProblems(values({ breach_hours: '' }))).toHaveProperty('breach_hours');
  expect(agreementProblems(values({ backup_days: '10' }))).toHaveProperty('backup_days');
  expect(agreementProblems(values({ effective_from: '2027-02-01', until: '2027-01-01' }))).toHaveProperty(
    'until',
  );
  expect(agreementProblems(values({ processor_name: '' }))).toHaveProperty('processor_name');
  expect(agreementProblems(values({ country: 'Singapore' }))).toHaveProperty('country');
});

it('knows its own name of each field of the request', () => {
  const names = [
    'controller.address',
    'processor.country',
    'terms.rights_days',
    'subprocessors.0.name',
    'data',
  ];
  expect(names.map(agreementField)).toEqual([
    'controller_address',
    'country',
    'rights_days',
    'subprocessors',
    'data',
  ]);
});
