import { makeSamplePapers } from '@yinyom/compliance/samplePapers';
import type { ConsentsDeps } from '@yinyom/consents/createConsentsService';
import { createSamplePast } from '@yinyom/consents/samplePast';
import { setSampleState } from '@yinyom/identity/sampleState';
import { deliverSampleScans } from '@yinyom/scanner/sampleScan';
import { sampleWebsites } from '@yinyom/websites/sampleWebsites';
import { LIBRARY_SAMPLE_HOST } from './demoHosts';
import type { LocalServices } from './LocalServices';
import { sampleStory } from './sampleStory';

interface Given extends Pick<ConsentsDeps, 'secrets' | 'logger' | 'identity' | 'websites'> {
  services: LocalServices;
  organizationId: string;
  organizationName: string;
  userId: string;
  /** Address of a host on this machine, without a path. */
  addressOf(host: string): string;
  /** Set when the process is asked to end: what was begun is begun anew by the next start. */
  stopping: AbortSignal;
}

/** How often it is told how far it is. */
const TELL_EVERY = 100;

/** Makes the sample websites with their past, from registering them to a scan and a report. */
export const makeSample = async (given: Given): Promise<void> => {
  const { services, organizationId, organizationName, userId, addressOf, stopping, logger } = given;
  const now = new Date();
  const story = sampleStory(now);
  const counts = story.flatMap(({ versions }) => versions.map(({ decisions }) => decisions.length));
  const total = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  let told = 0;
  const tell = async (more: number): Promise<void> => {
    stopping.throwIfAborted();
    done += more;
    if (done - told < TELL_EVERY) return;
    told = done;
    await setSampleState(services.identity, organizationId, { state: 'making', done, total });
  };

  await setSampleState(services.identity, organizationId, { state: 'making', done, total });
  const past = await createSamplePast({ ...given, database: services.consents.database });
  try {
    for (const { host, name, since, versions } of story) {
      const website = await sampleWebsites(services.websites).create({
        organizationId,
        organizationName,
        userId,
        domainName: host,
        name,
        privacyUrl: `${addressOf(host)}/privacy`,
        since,
      });
      for (const { decisions, ...version } of versions) {
        await website.publish(version);
        await past.record(website.siteKey, decisions, tell);
      }
      const { applicationId } = website;
      const of = { applicationId, organizationId, organizationName, userId, host };
      await past.orderReport(of, now);
      if (host !== LIBRARY_SAMPLE_HOST) continue;
      await deliverSampleScans(
        { ...given, database: services.scanner.database },
        { ...of, address: addressOf(host), now },
      );
      // What the scan found is published: nobody begins with somebody else's unfinished work.
      await website.publish({ at: now, note: 'เพิ่มคุกกี้ที่การสแกนพบ', reconsent: 'none', design: {} });
    }
  } finally {
    await past.close();
  }
  stopping.throwIfAborted();
  await makeSamplePapers(
    { ...given, database: services.compliance.database },
    { organizationId, organizationName, userId, now },
  );
  await setSampleState(services.identity, organizationId, { state: 'ready', done: total, total });
  logger.info({ decisions: total, ms: Date.now() - now.getTime() }, 'the sample data are complete');
};
