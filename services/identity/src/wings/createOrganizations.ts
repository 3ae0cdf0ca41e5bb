import type { Logger } from '@yinyom/service-kit/logger';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { agentConfirmationRoutes } from '../agents/agentConfirmation.routes';
import { createAgentConfirmations } from '../agents/agentConfirmation.service';
import { resealArguments } from '../agents/argumentSeals';
import { scheduleExpiredArguments } from '../agents/expiredArguments';
import { apiKeyRoutes } from '../api-keys/apiKey.routes';
import { createCheckWebsites, type WebsiteOwners } from '../access/checkWebsites';
import { createPlaceNames } from '../access/placeNames';
import { createApiKeyService } from '../api-keys/apiKey.service';
import { createKeyAccess } from '../api-keys/keyAccess';
import { createOwnKey } from '../api-keys/ownKey';
import { brandRoutes } from '../brand/brand.routes';
import { createBrandService } from '../brand/brand.service';
import { auditRoutes } from '../audit/audit.routes';
import { closingRoutes } from '../closing/closing.routes';
import { scheduleClosings } from '../closing/dueClosings';
import { createTellMembers } from '../closing/tellMembers';
import { createClosingService, type WebsitesOfOrganization } from '../closing/closing.service';
import type { Stores } from '../createStores';
import { createNewOrganizationService } from '../organizations/newOrganization.service';
import { organizationRoutes } from '../organizations/organization.routes';
import { partnerDomainsRoutes } from '../organizations/partnerDomains.routes';
import { createPartnerDomainsService } from '../organizations/partnerDomains.service';
import { createOrganizationService } from '../organizations/organization.service';
import type { OrganizationView } from '../organizations/organizationView';
import { createInvitationService } from '../organization-users/invitation.service';
import { organizationUserRoutes } from '../organization-users/organizationUser.routes';
import { createOrganizationUserService } from '../organization-users/organizationUser.service';
import { sampleDataRoutes } from '../sample/sampleData.routes';
import { createSampleDataService, type SampleRemover } from '../sample/sampleData.service';
import type { ServiceDeps } from '@yinyom/service-kit/service';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { SecondFactor } from '../two-factor/secondFactor';
import type { Accounts } from './createAccounts';
import type { Authorization } from './createAuthorization';
import type { Infrastructure } from './createInfrastructure';

interface Parts extends Infrastructure, Accounts {
  bind: RouteBinder;
  stores: Stores;
  access: Authorization;
  secondFactor: SecondFactor;
  seenBy: OrganizationView;
  websites: (WebsitesOfOrganization & WebsiteOwners) | null;
  settings: Pick<Settings, 'NODE_ENV' | 'CONSOLE_HOSTS'>;
  sample: SampleRemover | null;
  logger: Logger;
  secrets: Pick<ServiceDeps['secrets'], 'DATA_SECRET'>;
}

/** Organizations: who is in them with which role, what was done there, and how they end. */
export const createOrganizations = ({ bind, stores, access, ...parts }: Parts) => {
  organizationRoutes(bind, createOrganizationService(parts), createNewOrganizationService(parts));
  const hasDirectory = parts.directory !== null;
  const checkWebsites = createCheckWebsites(parts.websites);
  const placeNames = createPlaceNames(parts.websites);
  organizationUserRoutes(
    bind,
    createOrganizationUserService({ ...parts, checkWebsites, placeNames }),
    createInvitationService({ ...parts, hasDirectory, checkWebsites, placeNames }),
    access,
  );
  brandRoutes(bind, createBrandService({ ...parts, checkWebsites, brands: stores.brands }));
  partnerDomainsRoutes(bind, createPartnerDomainsService(parts));
  const kind = parts.settings.NODE_ENV === 'production' ? 'live' : 'test';
  const keyStores = { store: stores.apiKeys, counters: stores.counters };
  apiKeyRoutes(
    bind,
    createApiKeyService({ ...parts, checkWebsites, placeNames, store: stores.apiKeys, kind }),
    createOwnKey(createKeyAccess({ ...parts, ...keyStores })),
  );
  agentConfirmationRoutes(bind, createAgentConfirmations({ ...parts, store: stores.agentConfirmations }));
  auditRoutes(bind, stores.audit);
  sampleDataRoutes(bind, createSampleDataService(parts));
  const { memberships, mail, websites, logger } = parts;
  if (parts.secrets.DATA_SECRET.all.length > 1)
    parts.background.run(() => resealArguments(stores.agentConfirmations, parts.argumentSeals, logger));
  const expired = scheduleExpiredArguments(stores.agentConfirmations, logger);
  const tellMembers = createTellMembers(memberships, mail);
  closingRoutes(bind, createClosingService({ ...parts, tellMembers }));
  // Where the websites cannot be reached nothing is ordered, and nothing carried out.
  const due =
    websites &&
    scheduleClosings(
      {
        ...parts,
        tellMembers,
        websites,
        apiKeys: stores.apiKeys,
        agentConfirmations: stores.agentConfirmations,
        brands: stores.brands,
      },
      logger,
    );
  return {
    stop: async () => {
      await expired.stop();
      await due?.stop();
    },
  };
};
