import { bindFontRoutes } from '../font/font.routes';
import { createFontService } from '../font/font.service';
import { bindLogoRoutes } from '../logo/logo.routes';
import { createLogoService } from '../logo/logo.service';
import { bindPrivacyFileRoutes } from '../privacy-file/privacyFile.routes';
import { bindTemplateRoutes } from '../template/template.routes';
import { createTemplateService } from '../template/template.service';
import type { WingParts } from './WingParts';

/** What owners make their banner of: texts and look, logo, font and privacy notice. */
export const createBanners = ({ bind, stores, access, auditor, publication, apiBase }: WingParts): void => {
  const parts = { ...stores, ...publication, ownOrigin: apiBase };
  bindTemplateRoutes(bind, { templates: createTemplateService(parts), access, auditor });
  bindLogoRoutes(bind, { logos: createLogoService(parts), access, auditor });
  bindFontRoutes(bind, { fonts: createFontService(parts), access, auditor });
  bindPrivacyFileRoutes(bind, { ...parts, access, auditor });
};
