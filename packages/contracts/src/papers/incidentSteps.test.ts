import { mayFollowIncident, missingFor, needsOf, type IncidentFacts } from './incidentSteps';

const begun: IncidentFacts = {
  acting_as: 'controller',
  level: null,
  contained: false,
  office_sent: false,
  persons_sent: false,
  controller_sent: false,
  has_lessons: false,
};

it('until the risk is assessed the notice to the Office counts as needed', () => {
  expect(needsOf(begun)).toEqual(['containment', 'assessment', 'office_notice', 'lessons']);
});

it.each([
  ['none', []],
  ['risk', ['office_notice']],
  ['high', ['office_notice', 'persons_notice']],
] as const)('a controller whose incident has the level %s still sends %j', (level, notices) => {
  expect(needsOf({ ...begun, level, contained: true, has_lessons: true })).toEqual(notices);
});

it('a processor notifies its controller, and nothing else', () => {
  expect(needsOf({ ...begun, acting_as: 'processor', level: 'high' })).toEqual([
    'containment',
    'controller_notice',
    'lessons',
  ]);
});

it('each state has its own conditions', () => {
  expect(missingFor('contained', begun)).toEqual(['containment']);
  expect(missingFor('notified', { ...begun, level: 'risk', office_sent: true })).toEqual([]);
  expect(missingFor('notified', { ...begun, level: 'high', office_sent: true })).toEqual(['persons_notice']);
  // Where no notice was needed, none is claimed.
  expect(missingFor('notified', { ...begun, level: 'none' })).toEqual(['office_notice']);
  expect(missingFor('closed', { ...begun, level: 'none', contained: true, has_lessons: true })).toEqual([]);
  expect(missingFor('closed', { ...begun, level: 'risk', contained: true, has_lessons: true })).toEqual([
    'office_notice',
  ]);
});

it('what was closed can only be opened again', () => {
  expect(mayFollowIncident('closed', 'open')).toBe(true);
  expect(mayFollowIncident('closed', 'notified')).toBe(false);
  expect(mayFollowIncident('notified', 'contained')).toBe(false);
});
