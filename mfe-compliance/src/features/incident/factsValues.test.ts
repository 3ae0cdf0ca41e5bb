import { incidentOf } from '../../testing/sampleIncidents';
import { factsBody, factsField, factsProblems, factsValues } from './factsValues';

const incident = incidentOf({ persons_estimate: { min: 20, max: 40 }, data_kinds: ['names', 'grades'] });
const before = factsValues(incident);

it('sends what was changed, and nothing else', () => {
  expect(factsBody(before, before, incident)).toEqual({});
  expect(
    factsBody(
      {
        ...before,
        data_kinds: 'names\n\n grades \naddresses',
        from_day: '2026-12-29',
        from_time: '08:05',
        persons_min: '',
        persons_max: '',
      },
      before,
      incident,
    ),
  ).toEqual({
    data_kinds: ['names', 'grades', 'addresses'],
    occurred_from: '2026-12-29T01:05:00.000Z',
    persons_estimate: null,
  });
});

it('hours of the agreement are sent with what is known of the notice to the controller', () => {
  const { needed: _needed, ...notice } = incident.processor_notice;
  expect(factsBody({ ...before, agreed_hours: '6' }, before, incident)).toEqual({
    processor_notice: { ...notice, agreed_hours: 6 },
  });
});

it.each([
  [{ from_day: '2026-12-29' }, { from_time: 'required' }],
  [{ to_day: '2026-12-29', to_time: '25:00' }, { to_time: 'clock_invalid' }],
  [{ persons_min: '' }, { persons_min: 'required' }],
  [{ persons_min: '41' }, { persons_max: 'out_of_range' }],
  [{ records_min: 'many', records_max: '5' }, { records_min: 'invalid_number' }],
])('%j has the problems %j', (changes, problems) => {
  expect(factsProblems({ ...before, ...changes })).toEqual(problems);
});

it('what the platform refuses is shown at the field of the window', () => {
  expect(
    ['occurred_from', 'persons_estimate.max', 'records_estimate.min', 'effects'].map(factsField),
  ).toEqual(['from_day', 'persons_max', 'records_min', 'effects']);
});
