import { getPartnerDomains, setPartnerDomains } from '@yinyom/contracts/identity/partnerDomains';
import { seenRevision } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { PartnerDomainsService } from './partnerDomains.service';

export const partnerDomainsRoutes = (bind: RouteBinder, partners: PartnerDomainsService): void => {
  bind(getPartnerDomains, async (call) => {
    const { organizationId } = await call.member(call.params.id);
    return partners.get(organizationId);
  });
  bind(setPartnerDomains, async (call) =>
    partners.set(await call.member(call.params.id), call.body.domains, visitOf(call), seenRevision(call.req)),
  );
};
