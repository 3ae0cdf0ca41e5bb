import { randomUUID } from 'node:crypto';
import { recordConsentBody } from '@yinyom/contracts/consents/ingest';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { signConfigToken } from '@yinyom/service-kit/auth/configToken';
import { parseBody } from '@yinyom/service-kit/http/validate';
import type { ConsentsDeps } from '../createConsentsService';
import type { Stores } from '../createStores';
import { createIngest } from '../ingest/ingest.service';
import { createLedgerWriter } from '../ledger/ledgerWriter';
import { createProjector } from '../ledger/projector';
import { createSiteDirectory, type PublishedSite } from '../sites/siteDirectory';
import { groupBy } from './groupBy';
import { orderReport, type ReportOrder } from './orderReport';
import type { PlannedDecision } from './planPast';

interface Deps extends Pick<ConsentsDeps, 'secrets' | 'websites' | 'logger'> {
  stores: Stores;
}

/** Decisions that are under way together; their order stays. */
const AT_ONCE = 128;
/** Addresses that belong to nobody (RFC 5737). */
const NOBODY = '203.0.113.0';
/** Of a hundred who are shown the banner so many decide. */
const WHO_DECIDE = 0.71;

/** What a visitor's browser would hold after its first decision. */
interface Browser {
  client_id: string;
  receipt: string;
}

/** How often the banner was shown on each day in each language, to have been decided about so often. */
const addShown = async (
  served: Stores['served'],
  { application_id, version }: PublishedSite,
  decisions: readonly PlannedDecision[],
): Promise<void> => {
  const days = groupBy(decisions, ({ at }) => bangkokDay(at));
  for (const [day, ofDay] of days) {
    const shown = [...groupBy(ofDay, ({ language }) => language)].map(([language, some]) => ({
      version,
      language,
      count: Math.ceil(some.length / WHO_DECIDE),
    }));
    await served.add(application_id, day, shown);
  }
};

/**
 * Makes a past for websites that nobody visits: through the same intake, ledger and counters as real decisions, with the
 * times of the plan. The ledger is sealed and signed by the service that runs, like any other.
 */
export const createPastRecorder = ({ stores, secrets, websites, logger }: Deps) => {
  const { ledger, projection, consents, served } = stores;
  const writer = createLedgerWriter(ledger, projection);
  const projector = createProjector(ledger, projection, logger, writer);
  const secret = secrets.INGEST_SECRET;
  const browsers = new Map<string, Browser>();

  const bodyOf = (site: PublishedSite, decision: PlannedDecision, browser: Browser | undefined) => {
    const [noticeSha256 = ''] = Object.values(site.notice_sha256);
    const open = site.categories.filter(({ type }) => type === 5 || (type >= 2 && type <= 4));
    return parseBody(recordConsentBody, {
      event_id: randomUUID(),
      client_id: browser?.client_id ?? randomUUID(),
      ...(browser && { receipt: browser.receipt }),
      config_token: signConfigToken(
        site.site_key,
        { version: site.version, noticeSha256 },
        decision.at,
        secret,
      ),
      categories: Object.fromEntries(open.map(({ id, type }) => [id, decision.granted.includes(type)])),
      method: decision.method,
      language: Object.hasOwn(site.notice_sha256, decision.language) ? decision.language : 'th',
      page_url: `https://${site.host}${decision.path}`,
      client_time: decision.at.toISOString(),
      gpc: decision.gpc,
    });
  };

  return {
    /**
     * Records decisions about the version that is published now, in the order given.
     * @param told how many more are recorded
     */
    record: async (
      siteKey: string,
      decisions: readonly PlannedDecision[],
      told: (count: number) => Promise<void>,
    ): Promise<void> => {
      // Anew for each version: nothing that was remembered of the one before may count.
      const directory = createSiteDirectory(websites);
      const sightings = { own: () => undefined };
      const parts = {
        sightings,
        directory,
        writer,
        consents,
        projector,
        unrecorded: { note: () => undefined },
        secret,
        rateLimits: false,
        share: null,
      };
      const ingest = createIngest(parts);
      const site = await directory.site(siteKey);
      if (!site || site.version === 0) throw new Error(`nothing is published for ${siteKey}`);

      const one = async (decision: PlannedDecision): Promise<void> => {
        const key = `${siteKey} ${decision.visitor}`;
        const body = bodyOf(site, decision, decision.returning ? browsers.get(key) : undefined);
        const sender = { ip: NOBODY, userAgent: decision.userAgent, page: site.host };
        const { receipt } = await ingest.record(site, body, sender, decision.at);
        browsers.set(key, { client_id: receipt.client_id, receipt: receipt.receipt });
      };

      let together: PlannedDecision[] = [];
      const flush = async (): Promise<void> => {
        await Promise.all(together.map(one));
        if (together.length > 0) await told(together.length);
        together = [];
      };
      for (const decision of decisions) {
        // Whoever comes again shows a receipt, which takes another look: it must not fall behind the others.
        if (decision.returning || together.length >= AT_ONCE) await flush();
        together.push(decision);
        if (decision.returning) await flush();
      }
      await flush();
      await projector.catchUp(site.application_id);
      await addShown(served, site, decisions);
    },

    /** Orders the report of the month before; whoever makes exports finds that nobody works on it and does. */
    orderReport: (of: ReportOrder, now: Date): Promise<void> => orderReport(stores.exports, of, now),

    close: async (): Promise<void> => {
      await writer.idle();
      await projector.close();
    },
  };
};
