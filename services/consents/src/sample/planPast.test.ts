import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { planPast, type PlannedDecision } from './planPast';

const TO = new Date('2026-11-23T05:00:00Z');
const FROM = new Date(TO.getTime() - 90 * 86_400_000);
const shape = { seed: 7, from: FROM, to: TO, perDay: 26, paths: ['/', '/news'] };
const plan = planPast(shape);

const share = (of: (decision: PlannedDecision) => boolean): number => plan.filter(of).length / plan.length;

describe('the past of a sample website', () => {
  it('is the same for the same seed and another one for another', () => {
    expect(planPast(shape)).toEqual(plan);
    expect(planPast({ ...shape, seed: 8 })).not.toEqual(plan);
  });

  it('has an order, no future, and decisions on every one of its days', () => {
    const times = plan.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.every((time) => time >= FROM.getTime() && time <= TO.getTime())).toBe(true);
    expect(new Set(plan.map(({ at }) => bangkokDay(at))).size).toBe(91);
  });

  it('looks like that of a website: quiet Sundays, mostly Thai, nobody refuses or accepts always', () => {
    const onWeekday = (weekday: number) =>
      plan.filter(({ at }) => new Date(`${bangkokDay(at)}T00:00:00Z`).getUTCDay() === weekday).length;
    expect(onWeekday(0)).toBeLessThan(0.7 * onWeekday(1));
    expect(share(({ language }) => language === 'th')).toBeGreaterThan(0.7);
    expect(share(({ granted }) => granted.length === 3)).toBeGreaterThan(0.4);
    expect(share(({ granted }) => granted.length === 0)).toBeGreaterThan(0.2);
    expect(share(({ returning }) => returning)).toBeGreaterThan(0.04);
  });

  it('only who has decided before comes again', () => {
    const met = new Set<number>();
    for (const { visitor, returning } of plan) {
      expect(met.has(visitor)).toBe(returning);
      met.add(visitor);
    }
  });
});
