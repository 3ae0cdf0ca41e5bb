import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { PortfolioReport } from '@yinyom/contracts/consents/portfolioReport';
import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { createLogger } from '@yinyom/service-kit/logger';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import { createStores, type Stores } from '../createStores';
import { createPortfolio } from '../portfolio/portfolio.service';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { createLedger } from '../wings/createLedger';
import { createMonthFigures } from './monthFigures';
import { createMonthlyPortfolio, monthDue } from './monthlyPortfolio';
import { createPortfolioReports } from './portfolioReport.service';

type Mail = Parameters<IdentityClient['sendPortfolioReport']>[0];
const logger = createLogger('silent');
const month = bangkokDay(new Date()).slice(0, 7);
/** Nine o'clock in Bangkok on the first day of the next month. */
const nextFirst = (): Date => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1, 2));
};

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let stores: Stores;
let pdfs: ReturnType<typeof createPdfMaker>;
const mails: Mail[] = [];
let mailFails = false;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('portfolio_reports');
  standIns = createStandIns();
  consents = await startConsents(database, standIns, undefined, { patienceMs: 600_000 });
  stores = await createStores(database);
  pdfs = createPdfMaker(logger);
});
afterAll(async () => {
  await pdfs.close();
  await consents.close();
  await server.close();
});
beforeEach(() => {
  mails.splice(0);
  mailFails = false;
});

/** The job as a process that just started has it. */
const startJob = (identity: Partial<IdentityClient> = {}) => {
  const { websites } = standIns;
  const portfolio = createPortfolio({ websites, counters: stores.counters });
  const { projector } = createLedger(stores, logger);
  const figuresOf = createMonthFigures({ portfolio, counters: stores.counters, projector });
  const all: IdentityClient = {
    ...standIns.identity,
    sendPortfolioReport: async (mail) => {
      if (mailFails) throw new Error('away');
      mails.push(mail);
      return { sent: mail.user_ids.length };
    },
    ...identity,
  };
  const store = stores.portfolioReports;
  const reports = createPortfolioReports({ store, figuresOf, websites, identity: all, pdfs });
  return createMonthlyPortfolio({ store, reports, identity: all, logger });
};

const organization = () => {
  const site = standIns.addSite({ host: 'a.ac.th' });
  return {
    site,
    admin: standIns.addUser(site.organization_id, 1000),
    viewer: standIns.addUser(site.organization_id, 1),
  };
};
const order = async (site: TestSite, admin: string): Promise<PortfolioReport> => {
  const { status, body } = await consents.call('/portfolioReports', {
    method: 'POST',
    user: admin,
    body: { organization_id: site.organization_id, recipients: [], language: 'en' },
  });
  expect(status).toBe(201);
  return body;
};
const listed = async (site: TestSite, user: string): Promise<PortfolioReport[]> =>
  (await consents.call(`/portfolioReports?organization_id=${site.organization_id}`, { user })).body.entities;
const fileOf = (report: PortfolioReport, user: string) =>
  consents.fetchBytes(`/portfolioReports/${report.id}/months/${month}`, user);

describe('the month whose report is due', () => {
  it.each([
    ['2026-12-01T00:59:59Z', '2026-10'],
    ['2026-12-01T01:00:00Z', '2026-11'],
    ['2026-12-31T16:59:59Z', '2026-11'],
    ['2026-12-31T17:00:00Z', '2026-11'],
    ['2027-01-01T01:00:00Z', '2026-12'],
  ])('at %s it is %s: from the first day at eight o’clock in Bangkok', (now, due) => {
    expect(monthDue(new Date(now))).toBe(due);
  });
});

describe('a report of each month', () => {
  it('has the figures of a recount, made of the ledger and nothing else', async () => {
    const { site, viewer } = organization();
    const second = standIns.addSite({ organization_id: site.organization_id, host: 'b.ac.th' });
    /** Latest decision by website and visitor: what the figures have to be. */
    const latest = new Map<string, boolean>();
    for (let at = 0; at < 45; at += 1) {
      const of = at % 3 === 0 ? second : site;
      // Every seventh visitor decides twice, and the second time otherwise.
      const client_id = randomUUID();
      for (let time = 0; time <= Number(at % 7 === 0); time += 1) {
        const accepts = (at + time) % 2 === 0;
        await consents.decide(of, {
          client_id,
          ...(!accepts && { categories: {}, method: 'modal_decline' }),
        });
        latest.set(`${of.application_id} ${client_id}`, accepts);
      }
    }
    const recount = (id: string) => {
      const decisions = [...latest].filter(([key]) => key.startsWith(id)).map(([, accepted]) => accepted);
      return { decided: decisions.length, accepted: decisions.filter(Boolean).length };
    };
    const { bytes, status } = await consents.fetchBytes(
      `/portfolio.pdf?organization_id=${site.organization_id}&month=${month}&language=en`,
      viewer,
    );
    expect(status).toBe(200);
    const text = (await textOfPdf(bytes)).replace(/\s+/g, ' ');
    const [one, two] = [recount(site.application_id), recount(second.application_id)];
    expect(one.decided).toBe(30);
    const share = (part: number, whole: number) =>
      new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);
    expect(text).toContain(`Visitors who decided ${one.decided + two.decided}`);
    expect(text).toContain(share(one.accepted + two.accepted, one.decided + two.decided));
    expect(text).toMatch(new RegExp(`a\\.ac\\.th .*? ${one.decided} ${share(one.accepted, one.decided)}`));
    // Of 15 visitors there is no share.
    expect(text).toMatch(new RegExp(`b\\.ac\\.th .*? ${two.decided} – `));
  });

  it('is made once, whatever is asked twice or dies in between, and does not change any more', async () => {
    const { site, admin } = organization();
    const report = await order(site, admin);
    await consents.decide(site);
    // Not before the month is over.
    expect(await startJob().run(new Date(nextFirst().getTime() - 3 * HOUR_MS))).toBe(0);

    // The process dies between the document and the mail: the lease holds, then another one goes on.
    mailFails = true;
    expect(await startJob().run(nextFirst())).toBe(0);
    mailFails = false;
    expect(await startJob().run(nextFirst())).toBe(0);
    const first = await stores.portfolioReports.getDocument(
      (await stores.portfolioReports.get(report.id))!._id,
      month,
    );
    await consents.decide(site);
    const later = new Date(nextFirst().getTime() + HOUR_MS);
    const [one, other] = await Promise.all([startJob().run(later), startJob().run(later)]);
    expect(one + other).toBe(1);
    expect(await startJob().run(new Date(later.getTime() + DAY_MS))).toBe(0);
    expect(mails.map(({ key }) => key)).toEqual([`portfolio ${report.id} ${month}`]);

    const [made] = await listed(site, admin);
    expect(made?.months.map((each) => each.month)).toEqual([month]);
    const { bytes } = await fileOf(report, admin);
    expect(first && Buffer.from(bytes).equals(first)).toBe(true);
  });

  it('is ordered and ended by Admins, read by those who see all of it, and unknown to others', async () => {
    const { site, admin, viewer } = organization();
    const other = organization();
    const report = await order(site, admin);
    await startJob().run(nextFirst());
    const put = (user: string) =>
      consents.call(`/portfolioReports/${report.id}`, {
        method: 'PUT',
        user,
        body: { language: 'th' },
        headers: { 'if-match': report.etag },
      });
    const remove = (user: string) =>
      consents.call(`/portfolioReports/${report.id}`, { method: 'DELETE', user });
    expect([(await put(viewer)).status, (await put(other.admin)).status]).toEqual([403, 404]);
    expect([(await remove(viewer)).status, (await remove(other.admin)).status]).toEqual([403, 404]);
    expect([(await fileOf(report, viewer)).status, (await fileOf(report, other.viewer)).status]).toEqual([
      200, 404,
    ]);
    expect(await listed(site, viewer)).toHaveLength(1);
    expect((await put(admin)).body).toMatchObject({ language: 'th', etag: '"1"' });
    expect((await put(admin)).status).toBe(412);
    expect((await remove(admin)).status).toBe(204);
    expect((await fileOf(report, viewer)).status).toBe(404);
  });

  it('ends with its organization', async () => {
    const { site, admin } = organization();
    const report = await order(site, admin);
    const stored = async () => {
      const found = await stores.portfolioReports.get(report.id);
      return found && stores.portfolioReports.getDocument(found._id, month);
    };
    await startJob().run(nextFirst());
    expect(await stored()).toBeInstanceOf(Buffer);
    const other = organization();
    const kept = await order(other.site, other.admin);
    // Nothing is due any more: what was made and who got it goes all the same, and nothing of others.
    const later = new Date(nextFirst().getTime() + 2 * HOUR_MS);
    await startJob({
      organizationContact: async (asked) =>
        asked.organization_id === site.organization_id ? null : standIns.identity.organizationContact(asked),
    }).run(later);
    expect(await stored()).toBeNull();
    const files = database.collection('portfolio_report_files');
    expect(await files.findOne({ _id: `${report.id}|${month}` } as object)).toBeNull();
    expect(await listed(other.site, other.admin)).toMatchObject([{ id: kept.id }]);
  });

  it('that takes longer than a request may is counted once, however often it is asked for', async () => {
    const { site, viewer } = organization();
    const slow = await startConsents(await server.connect('portfolio_reports'), standIns, undefined, {
      patienceMs: 0,
    });
    const counted = jest.spyOn(standIns.identity, 'brandOf');
    const address = `/portfolio.pdf?organization_id=${site.organization_id}&month=${month}&language=en`;
    const preview = () => slow.fetchBytes(address, viewer);
    const first = await preview();
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '3']);
    await until(async () => (await preview()).status === 200, 'the document is drawn');
    expect(counted).toHaveBeenCalledTimes(1);
    counted.mockRestore();
    await slow.close();
  });

  it('about a group is for those who see the group: others get neither its name nor its logo', async () => {
    const { site, admin, viewer } = organization();
    const [own, other] = ['a1'.repeat(12), 'b1'.repeat(12)];
    const { organization_id } = site;
    const groupOf = jest
      .spyOn(standIns.websites, 'getGroupOwner')
      .mockImplementation(async ({ group_id }) => ({ organization_id, path: [group_id] }) as never);
    const { authorize } = standIns.identity;
    const limited = jest.spyOn(standIns.identity, 'authorize').mockImplementation(async (asked) => ({
      ...(await authorize(asked)),
      ...(asked.user_id === viewer && { websites: [], groups: [own] }),
    }));
    const preview = (user: string, group: string) =>
      consents.fetchBytes(
        `/portfolio.pdf?organization_id=${organization_id}&group_id=${group}&month=${month}&language=en`,
        user,
      );
    const statuses = [
      (await preview(viewer, own)).status,
      (await preview(viewer, other)).status,
      (await preview(admin, other)).status,
    ];
    expect(statuses).toEqual([200, 404, 200]);
    groupOf.mockRestore();
    limited.mockRestore();
  });

  it('refuses people who are no members, months ahead and groups of others', async () => {
    const { site, admin } = organization();
    const wrong = await consents.call('/portfolioReports', {
      method: 'POST',
      user: admin,
      body: { organization_id: site.organization_id, recipients: ['f'.repeat(24)], language: 'th' },
    });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'recipients.0']);
    const group = await consents.call('/portfolioReports', {
      method: 'POST',
      user: admin,
      body: {
        organization_id: site.organization_id,
        group_id: 'e'.repeat(24),
        recipients: [],
        language: 'th',
      },
    });
    expect(group.status).toBe(404);
    const ahead = await consents.call(
      `/portfolio.pdf?organization_id=${site.organization_id}&month=2999-01`,
      { user: admin },
    );
    expect([ahead.status, ahead.body.errors[0].code]).toEqual([422, 'future_month']);
  });
});
