import { bindFontRoutes } from '../font/font.routes';
import { createFontService } from '../font/font.service';
import { bindLogoRoutes } from '../logo/logo.routes';
import { createLogoService } from '../logo/logo.service';
import { bindPolicyRoutes } from '../policy/policy.routes';
import { createPolicyService } from '../policy/policy.service';
import { bindPrivacyFileRoutes } from '../privacy-file/privacyFile.routes';
import { createRemarkService } from '../review/remark.service';
import { bindReviewRoutes } from '../review/review.routes';
import { createReviewCertificates, type CertificateSigner } from '../review/reviewCertificate';
import { createReviewService } from '../review/review.service';
import { bindTemplateRoutes } from '../template/template.routes';
import { createTemplateService } from '../template/template.service';
import type { WingParts } from './WingParts';

/** What owners make their banner of: texts and look, logo, font and privacy notice; and who reviewed it. */
export const createBanners = (given: WingParts & { figures?: CertificateSigner | undefined }) => {
  const { bind, stores, access, auditor, identity, publication, settling, apiBase } = given;
  const parts = { ...stores, ...publication, settling, ownOrigin: apiBase };
  const templates = createTemplateService(parts);
  bindTemplateRoutes(bind, { templates, access, auditor, identity });
  const remarks = createRemarkService({ ...parts, identity });
  const reviews = createReviewService({ ...parts, templates, identity, remarks });
  const certify = createReviewCertificates(stores.reviews, given.figures);
  bindReviewRoutes(bind, { reviews, certify, remarks, access, auditor });
  const policies = createPolicyService({ ...parts, identity, changed: publication.sites.forget });
  bindPolicyRoutes(bind, { policies, access, auditor });
  bindLogoRoutes(bind, { logos: createLogoService(parts), access, auditor });
  bindFontRoutes(bind, { fonts: createFontService(parts), access, auditor });
  bindPrivacyFileRoutes(bind, { ...parts, access, auditor });
  return { policies, templates };
};
