import { breachNotice } from './breachNotice';

const due_at = '2026-12-30T16:30:00.000Z';
const clock = { id: 'f'.repeat(24), number: 'INC-2026-0001', due_at };
const at = (hoursBefore: number) => new Date(Date.parse(due_at) - hoursBefore * 3_600_000);
const figuresOf = (agreed_hours: number | null, hoursBefore: number) =>
  breachNotice([{ ...clock, acting_as: 'processor', agreed_hours }], at(hoursBefore))[0]?.figures;

it('a processor is reminded of its controller, by the hours of its agreement where they are stated', () => {
  expect(figuresOf(12, 11)).toMatchObject({ found: 'controller', amount: 12 });
  expect(figuresOf(null, 20)).toMatchObject({ found: 'controller_usual', amount: 24 });
  expect(figuresOf(12, -1)).toMatchObject({ found: 'controller_overdue' });
  const [own] = breachNotice([{ ...clock, acting_as: 'controller', agreed_hours: null }], at(11));
  expect(own?.figures).not.toHaveProperty('found');
});
