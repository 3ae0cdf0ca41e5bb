import {
  deleteTemplateLogo,
  getTemplateLogo,
  saveTemplateLogo,
} from '@yinyom/contracts/websites/templateLogo';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import { websiteTarget } from '../access/websiteTarget';
import type { LogoService } from './logo.service';

interface Parts {
  logos: LogoService;
  access: Access;
  auditor: Auditor;
}

/** Calls about the banner's logo (API rows 43-45). */
export const bindLogoRoutes = (bind: RouteBinder, { logos, access, auditor }: Parts): void => {
  bind(getTemplateLogo, async (call) => {
    const bytes = await logos.read(await access.site(call, call.params.id), call.query.v);
    if (call.query.format === 'base64') return { logo: bytes.toString('base64') };
    call.res.setHeader('X-Content-Type-Options', 'nosniff');
    call.res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    call.res.status(200).type('png').send(bytes);
    return SENT;
  });

  bind(saveTemplateLogo, async (call) => {
    const site = await access.site(call, call.params.id);
    const saved = await logos.save(site, call.body.logo);
    await auditor.done(call.context, site.member, {
      action: 'template.logo',
      target: websiteTarget(site.application, 'template'),
    });
    return saved;
  });

  bind(deleteTemplateLogo, async (call) => {
    const site = await access.site(call, call.params.id);
    await logos.remove(site);
    await auditor.done(call.context, site.member, {
      action: 'template.logo_remove',
      target: websiteTarget(site.application, 'template'),
    });
    return undefined;
  });
};
