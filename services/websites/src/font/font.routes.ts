import { saveTemplateFont } from '@yinyom/contracts/websites/templateFont';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Access } from '../access/access';
import { websiteTarget } from '../access/websiteTarget';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { multipartFile } from '@yinyom/service-kit/http/multipartFile';
import type { FontService } from './font.service';

interface Parts {
  fonts: FontService;
  access: Access;
  auditor: Auditor;
}

/** The call that keeps a font file for a banner. */
export const bindFontRoutes = (bind: RouteBinder, { fonts, access, auditor }: Parts): void => {
  bind(saveTemplateFont, async (call) => {
    const site = await access.site(call, call.params.id);
    const body: unknown = call.req.body;
    const file = Buffer.isBuffer(body) ? multipartFile(body, call.req.get('content-type') ?? '') : null;
    const saved = await fonts.save(site, file);
    await auditor.done(call.context, site.member, {
      action: 'template.font',
      target: websiteTarget(site.application, 'template'),
    });
    return saved;
  });
};
