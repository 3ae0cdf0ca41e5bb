import {
  createCookie,
  deleteCookie,
  getCookie,
  listCookies,
  updateCookie,
} from '@yinyom/contracts/websites/cookie';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Access } from '../access/access';
import { seenRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { CookieRecord } from './CookieRecord';
import type { CookieService } from './cookie.service';

interface Parts {
  cookies: CookieService;
  access: Access;
  auditor: Auditor;
}

const target = ({ _id, name }: CookieRecord) => ({ type: 'cookie', id: String(_id), label: name });

/** Calls about cookies (API rows 55-59). */
export const bindCookieRoutes = (bind: RouteBinder, { cookies, access, auditor }: Parts): void => {
  bind(createCookie, async (call) => {
    const site = await access.site(call, call.body.application_id);
    const record = await cookies.create(site, call.body);
    await auditor.done(call.context, site.member, { action: 'cookie.create', target: target(record) });
    setEtag(call.res, record);
    return cookies.show(site, record);
  });

  bind(listCookies, async (call) =>
    cookies.list(await access.site(call, call.query.application_id), call.query),
  );

  bind(getCookie, async (call) => {
    const { cookie, ...site } = await access.cookie(call, call.params.id);
    setEtag(call.res, cookie);
    return cookies.show(site, cookie);
  });

  bind(updateCookie, async (call) => {
    const { cookie, ...site } = await access.cookie(call, call.params.id);
    const record = await cookies.update(site, cookie, call.body, seenRevision(call.req));
    await auditor.done(call.context, site.member, { action: 'cookie.update', target: target(record) });
    setEtag(call.res, record);
    return cookies.show(site, record);
  });

  bind(deleteCookie, async (call) => {
    const { cookie, ...site } = await access.cookie(call, call.params.id);
    await cookies.remove(site, cookie);
    await auditor.done(call.context, site.member, { action: 'cookie.delete', target: target(cookie) });
    return undefined;
  });
};
