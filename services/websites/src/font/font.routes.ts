import { saveTemplateFont } from '@yinyom/contracts/websites/templateFont';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Access } from '../access/access';
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
      target: { type: 'template', id: call.params.id, label: site.application.domain_name },
    });
    return saved;
  });
};
