import type { Logger } from '@yinyom/service-kit/logger';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import type { ApplicationStore } from '../application/application.store';
import type { PublicationStore } from './publication.store';
import type { VersionStore } from './version.store';

interface Stores {
  applications: ApplicationStore;
  publications: PublicationStore;
  versions: VersionStore;
}

/** A person could never publish without a link to the privacy notice; the platform itself once did. */
const lacksPrivacyLink = ({ languages, texts }: Snapshot): boolean =>
  languages.some((language) => !texts[language]?.privacy.url && !texts[language]?.privacy.file_id);

/**
 * Earlier releases published version 1 of every website when it was registered, with a link to the front page in
 * the place of a privacy notice. Where no person has published since, visitors get nothing until one does; the
 * version and what was decided on it stay as evidence (decision 023). Looks at each first version once.
 */
export const holdUnagreed = async (
  { applications, publications, versions }: Stores,
  logger: Logger,
): Promise<void> => {
  for (const publication of await publications.unjudged()) {
    const version = await versions.byId(publication.version_id);
    const held = version !== null && lacksPrivacyLink(version.snapshot);
    if (held) {
      await versions.supersede(publication.version_id);
      await applications.markUnpublished(publication.application_id);
      logger.warn(
        { application_id: publication.application_id },
        'this website was never published by its owner: its visitors get no banner until it is',
      );
    }
    await publications.judge(publication, held);
  }
};
