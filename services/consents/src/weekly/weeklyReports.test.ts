import { createLogger } from '@yinyom/service-kit/logger';
import { createWeeklyReports, weekDue } from './weeklyReports';

describe('the week whose mail is due', () => {
  it.each<[string, string | null]>([
    ['2026-11-23T00:59:59Z', null],
    ['2026-11-23T01:00:00Z', '2026-11-23'],
    ['2026-11-25T23:00:00Z', '2026-11-23'],
    ['2026-11-26T00:59:59Z', '2026-11-23'],
    ['2026-11-26T01:00:00Z', null],
    ['2026-11-29T12:00:00Z', null],
    ['2026-11-30T01:00:00Z', '2026-11-30'],
  ])('at %s it is %s: from Monday eight o’clock in Bangkok, and three days late at most', (now, week) => {
    expect(weekDue(new Date(now))).toBe(week);
  });
});

const MONDAY = new Date('2026-11-23T02:00:00Z');
const start = (organizations: string[]) => {
  const waiting = [...organizations];
  const told: unknown[] = [];
  const reports = createWeeklyReports({
    websites: { getApplicationOwner: async () => null },
    logger: createLogger('silent'),
    overviews: { ofOrganization: async () => [] },
    identity: {
      takeWeeklyReport: async () => {
        const organization_id = waiting.shift();
        return organization_id === undefined ? null : { organization_id };
      },
      sendWeeklyReport: async (report) => {
        told.push(report);
        return { sent: 2 };
      },
    },
  });
  return { reports, told, waiting };
};

it('every organization that is given is told about, with the same week', async () => {
  const { reports, told } = start(['o1', 'o2']);
  expect(await reports.run(MONDAY)).toBe(4);
  expect(told).toEqual(
    ['o1', 'o2'].map((organization_id) => ({ organization_id, week: '2026-11-23', websites: [] })),
  );
  await reports.close();
});

it('nothing is asked for when no mail is due, and nothing more after the end', async () => {
  const { reports, waiting } = start(['o1']);
  expect(await reports.run(new Date('2026-11-28T02:00:00Z'))).toBe(0);
  await reports.close();
  expect(await reports.run(MONDAY)).toBe(0);
  expect(waiting).toEqual(['o1']);
});
