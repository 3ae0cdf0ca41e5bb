import { incidentOf } from '../../testing/sampleIncidents';
import { missingFacts, nextStep, noticeUrgency, openSections } from './openSections';

const now = new Date();

const whole = {
  how_it_happened: 'A bag was left open.',
  occurred_from: '2026-11-29T03:00:00.000Z',
  occurred_to: '2026-11-29T04:00:00.000Z',
  data_kinds: ['Grades'],
  persons_estimate: { min: 1, max: 2 },
  records_estimate: { min: 1, max: 2 },
  effects: 'Grades may become known.',
  remedial_measures: 'Disks are encrypted.',
};

it('the section of the next step is open, with the facts while a notice that is due lacks some', () => {
  expect(openSections(incidentOf(), now)).toEqual(['containment']);
  expect(openSections(incidentOf({ missing_steps: ['assessment', 'lessons'] }), now)).toEqual(['risk']);
  expect(openSections(incidentOf({ missing_steps: ['office_notice'] }), now)).toEqual(['facts', 'office']);
  expect(openSections(incidentOf({ missing_steps: ['office_notice'], ...whole }), now)).toEqual(['office']);
  expect(openSections(incidentOf({ missing_steps: ['controller_notice'], ...whole }), now)).toEqual([
    'controller',
  ]);
  expect(openSections(incidentOf({ missing_steps: ['persons_notice'] }), now)).toEqual(['persons']);
});

it('where no step is left, and of a closed breach, the facts are open', () => {
  expect(openSections(incidentOf({ missing_steps: [] }), now)).toEqual(['facts']);
  expect(openSections(incidentOf({ state: 'closed', missing_steps: ['lessons'] }), now)).toEqual(['facts']);
});

it('names the facts that are not stated, in the order of the page', () => {
  expect(missingFacts(incidentOf(whole))).toEqual([]);
  expect(missingFacts(incidentOf({ ...whole, breach_kinds: [], effects: '' }))).toEqual(['kinds', 'effects']);
});

it('the notice is the next step in the last day of its time and after it, whatever else is missing', () => {
  const incident = incidentOf({ due_at: '2026-12-04T03:00:00.000Z', latest_at: '2026-12-16T03:00:00.000Z' });
  const at = (moment: string, more: Partial<typeof incident> = {}) => {
    const one = { ...incident, ...more };
    const then = new Date(moment);
    return [noticeUrgency(one, then), nextStep(one, then), openSections(one, then)[1]];
  };
  expect(at('2026-12-03T02:59:00.000Z')).toEqual([null, 'containment', undefined]);
  expect(at('2026-12-03T03:01:00.000Z')).toEqual(['urgent', 'office_notice', 'office']);
  expect(at('2026-12-04T03:01:00.000Z')).toEqual(['late', 'office_notice', 'office']);
  expect(at('2026-12-16T03:01:00.000Z')).toEqual(['latest', 'office_notice', 'office']);
  // No clock of the Office runs, or its notice was sent.
  expect(at('2026-12-04T03:01:00.000Z', { clock_runs: false })[0]).toBeNull();
  const processor: Partial<typeof incident> = { missing_steps: ['containment', 'controller_notice'] };
  expect(at('2026-12-04T03:01:00.000Z', processor)).toEqual([null, 'containment', undefined]);
});
