import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Logger } from '@yinyom/service-kit/logger';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { agreementRoutes } from '../agreement/agreement.routes';
import { createAgreementService } from '../agreement/agreement.service';
import { offeredAgreement } from '../agreement/offeredAgreement';
import { agreementFactsOf } from '../agreement/text/agreementFacts';
import { captchaRoutes } from '../captcha/captcha.routes';
import type { Stores } from '../createStores';
import { createJoin } from '../organization-users/joinOrganization';
import { passwordRoutes } from '../password/password.routes';
import { createPasswordService } from '../password/password.service';
import { createExternalMarks } from '../signup/externalMarks';
import { createFirstVisit, type FirstWebsite } from '../signup/firstVisit';
import { createNewAccount } from '../signup/newAccount';
import { signupRoutes } from '../signup/signup.routes';
import { createSignupService } from '../signup/signup.service';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { unsubscribeRoutes } from '../weekly-mail/unsubscribe.routes';
import type { Infrastructure } from './createInfrastructure';

interface Parts extends Infrastructure {
  bind: RouteBinder;
  settings: Settings;
  stores: Stores;
  pdfs: PdfMaker;
  secrets: Secrets;
  logger: Logger;
  websites: FirstWebsite | null;
}

/** An account from the first letter on: signing up and what is agreed to, the person's own data and password. */
export const createAccounts = ({ bind, settings, stores, pdfs, ...parts }: Parts) => {
  const { users, memberships, organizations, audit } = parts;
  const offered = offeredAgreement(agreementFactsOf(settings));
  const agreements = createAgreementService({
    store: stores.agreements,
    offered,
    users,
    organizations,
    audit,
  });
  const markExternal = createExternalMarks(organizations, memberships);
  const signups = createSignupService({
    ...parts,
    agreements,
    markExternal,
    pending: stores.pendingSignups,
    newAccount: createNewAccount({ ...parts, agreements }),
    firstVisit: createFirstVisit(parts),
  });
  const join = createJoin(memberships, organizations);
  captchaRoutes(bind, parts.altcha);
  signupRoutes(bind, signups);
  passwordRoutes(bind, createPasswordService({ ...parts, join }));
  agreementRoutes(bind, agreements, pdfs);
  unsubscribeRoutes(bind, { users, ring: parts.secrets.JWT_SECRET, brands: parts.shownBrands });
  return { agreements, signups, join, markExternal };
};
export type Accounts = ReturnType<typeof createAccounts>;
