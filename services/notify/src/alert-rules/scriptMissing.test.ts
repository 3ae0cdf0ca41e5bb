import { figuresOf, momentOf } from '../testing/pastOf';
import type { HourCounts } from './hourFigures';
import {
  NO_LOOKS,
  nextScriptLook,
  planScript,
  rememberLook,
  scriptMissing,
  type LookFound,
  type ScriptMemory,
} from './scriptMissing';

const START = 500_000;
const NOW_HOUR = START + 4 * 168 + 12;
const now = momentOf(NOW_HOUR);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const after = (minutes: number) => before(-minutes);

const figures = (perHour: number, shown_at: Date | null) => {
  const hours = new Map<number, HourCounts>();
  for (let hour = START; hour < NOW_HOUR; hour += 1)
    hours.set(hour, { shown: perHour, decisions: 0, accepted: 0 });
  return figuresOf(hours, shown_at);
};
const known: ScriptMemory = { failed: [], whole_at: before(3_000), tried_at: before(3_000) };
const look = (at: Date, found: LookFound) => ({ at, url: 'https://www.example.ac.th/', found });

it('a website that nobody looked at yet is looked at once, so that it is known where the script stands', () => {
  expect(planScript(figures(600, now), NO_LOOKS, now).look).toBe(true);
});

it('a busy website that is silent for minutes is looked at; two looks 15 minutes apart make an alert', () => {
  expect(planScript(figures(600, before(3)), known, now).look).toBe(false);
  const first = planScript(figures(600, before(5)), known, now);
  expect(first).toMatchObject({ look: true, late: false });
  const remembered = rememberLook(first, look(now, 'missing'));
  expect(scriptMissing({ ...first, memory: remembered })).toEqual([]);
  expect(planScript(figures(600, before(5)), remembered, after(14)).look).toBe(false);
  const second = planScript(figures(600, before(5)), remembered, after(15));
  expect(second.look).toBe(true);
  expect(
    scriptMissing({ ...second, memory: rememberLook(second, look(after(15), 'missing')) }),
  ).toMatchObject([
    {
      firm: true,
      figures: {
        found: 'missing',
        silent_since: before(5).toISOString(),
        looked_at: [now.toISOString(), after(15).toISOString()],
      },
    },
  ]);
});

it('a show, or the script on the page, takes the looks back', () => {
  const plan = planScript(figures(600, before(5)), known, now);
  const remembered = rememberLook(plan, look(now, 'missing'));
  expect(planScript(figures(600, after(2)), remembered, after(5)).memory.failed).toEqual([]);
  expect(rememberLook({ ...plan, memory: remembered }, look(after(15), 'whole')).failed).toEqual([]);
});

it('a website that does not answer is no missing script', () => {
  const plan = planScript(figures(600, before(5)), known, now);
  expect(rememberLook(plan, look(now, 'unreachable')).failed).toEqual([]);
});

it('where the script never stood in the page, its absence counts after hours of an impossible silence alone', () => {
  const never = { ...known, whole_at: null };
  const soon = planScript(figures(600, before(30)), never, now);
  expect(soon.look).toBe(true);
  expect(rememberLook(soon, look(now, 'tag_manager')).failed).toEqual([]);
  const late = planScript(figures(600, before(361)), never, now);
  expect(late.late).toBe(true);
  expect(rememberLook(late, look(now, 'tag_manager')).failed).toHaveLength(1);
});

it('a quiet website is looked at once a day', () => {
  expect(planScript(figures(0.2, before(3_000)), { ...known, tried_at: before(1_439) }, now).look).toBe(
    false,
  );
  expect(planScript(figures(0.2, before(3_000)), { ...known, tried_at: before(1_440) }, now).look).toBe(true);
});

it('the next look is when the silence would be suspicious, and ten minutes ahead at most', () => {
  expect(nextScriptLook(figures(600, now), known, now)).toEqual(after(4));
  expect(nextScriptLook(figures(30, now), known, now)).toEqual(after(10));
  const failed = { failed: [look(before(12), 'missing')], whole_at: before(3_000), tried_at: before(12) };
  expect(nextScriptLook(figures(600, before(20)), failed, now)).toEqual(after(3));
});
