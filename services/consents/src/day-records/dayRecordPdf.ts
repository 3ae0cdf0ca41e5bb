import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { DayRecord } from '@yinyom/contracts/days/dayRecord';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import type { OwnedApplication } from '../access/applicationAccess';
import { dayDocument, type DocumentedVersion } from '../documents/dayDocument';
import { controllerName } from '../sites/controllerName';
import type { WebsitesClient } from '../sites/siteDirectory';
import type { DayRecords } from './dayRecords.service';

interface Parts {
  days: DayRecords;
  websites: Pick<WebsitesClient, 'controllerOf'>;
  pdfs: PdfMaker;
  /** How long a caller waits. */
  patienceMs: number;
}

/** Draws the record of a day. */
export const createDayRecordPdf = ({ days, websites, pdfs, patienceMs }: Parts) => {
  const drawing = createRepeatedDrawing(patienceMs);

  /** The notices of a version, the one of the document's language first. */
  const documented = async (
    application: OwnedApplication,
    version: DayRecord['versions'][number],
    lang: Lang,
  ): Promise<DocumentedVersion> => {
    const published = LANGUAGES.filter((language) => language in version.notice_sha256);
    const languages = [...published].sort((a, b) => Number(b === lang) - Number(a === lang));
    const notices = await Promise.all(
      languages.map((language) =>
        days.notice(application, { version: version.version, language, window: 'desktop' }),
      ),
    );
    return { ...version, notices };
  };

  /** @throws AppError 422 for a day that is none, 503 with Retry-After while it is being drawn */
  return async (application: OwnedApplication, day: string, lang: Lang): Promise<Buffer> => {
    const record = await days.record(application, day);
    const versions = await Promise.all(
      record.versions.map((version) => documented(application, version, lang)),
    );
    // A day that is not over is drawn as of the minute, so that a repeated request gets the drawing it waits for.
    const { organizationId, organizationName: name } = application.member;
    const contact = await websites.controllerOf({ application_id: application.id });
    const organization = { name: controllerName(contact, name), dpo: contact?.dpo ?? null };
    const { generated_at, ...content } = record;
    return drawing(`${lang} ${canonicalJson({ content, organization, versions })}`, () =>
      pdfs.make(organizationId, dayDocument({ ...record, organization, served: versions }, lang)),
    );
  };
};
export type DayRecordPdf = ReturnType<typeof createDayRecordPdf>;
