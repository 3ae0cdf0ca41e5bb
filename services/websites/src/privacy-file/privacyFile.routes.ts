import { createHash } from 'node:crypto';
import {
  deletePrivacyFile,
  PRIVACY_FILE_MAX_BYTES,
  savePrivacyFile,
} from '@yinyom/contracts/websites/privacyFile';
import { invalidField } from '@yinyom/service-kit/AppError';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { uploadedPdf } from '@yinyom/service-kit/http/uploadedPdf';
import { checkPdfOffLoop } from '@yinyom/service-kit/pdf/checkPdfOffLoop';
import type { Access } from '../access/access';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { websiteTarget } from '../access/websiteTarget';
import type { ApplicationStore } from '../application/application.store';
import type { DraftStore } from '../template/draft.store';
import type { PrivacyFileStore } from './privacyFile.store';

interface Parts {
  applications: ApplicationStore;
  drafts: DraftStore;
  privacyFiles: PrivacyFileStore;
  access: Access;
  auditor: Auditor;
  ownOrigin: string;
}

/** @throws AppError 422 file_type_pdf or file_size_pdf */
const smallFile = (file: Buffer | null): Buffer => {
  if (!file) throw invalidField('file', 'file_type_pdf');
  if (file.length > PRIVACY_FILE_MAX_BYTES) throw invalidField('file', 'file_size_pdf');
  return file;
};

/** Calls about uploaded privacy notices (API row 46). Like the logo, a file belongs to the draft at once. */
export const bindPrivacyFileRoutes = (bind: RouteBinder, parts: Parts): void => {
  const { applications, drafts, privacyFiles, access, auditor, ownOrigin } = parts;

  bind(savePrivacyFile, async (call) => {
    const site = await access.site(call, call.params.id);
    const bytes = smallFile(uploadedPdf(call.req));
    await checkPdfOffLoop(String(site.application.organization_id), bytes);
    const { language } = call.query;
    const applicationId = String(site.application._id);
    const file_id = await privacyFiles.insert({
      application_id: applicationId,
      language,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      created_by: site.member.userId,
      created_at: new Date(),
    });
    await drafts.setPrivacyFile(applicationId, language, file_id);
    await applications.touch(applicationId);
    await auditor.done(call.context, site.member, {
      action: 'template.privacy_file',
      target: websiteTarget(site.application, 'template'),
    });
    const url = `${ownOrigin}/api/v1/public/sites/${site.application.site_key}/privacy/${language}?v=${file_id}`;
    return { file_id, url };
  });

  bind(deletePrivacyFile, async (call) => {
    const site = await access.site(call, call.params.id);
    const applicationId = String(site.application._id);
    await drafts.setPrivacyFile(applicationId, call.query.language, null);
    await applications.touch(applicationId);
    await auditor.done(call.context, site.member, {
      action: 'template.privacy_file_remove',
      target: websiteTarget(site.application, 'template'),
    });
    return undefined;
  });
};
