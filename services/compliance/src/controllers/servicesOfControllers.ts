import type { ComplianceDeps } from '../createComplianceService';
import { aboutOrganization, groupOf, organizationOf } from './controllerKey';
import type { Controllers } from './createControllers';
import { identityOfControllers } from './identityOfControllers';
import { overriding } from './overriding';
import { websitesOfControllers } from './websitesOfControllers';

type Deps = Pick<ComplianceDeps, 'identity' | 'websites' | 'consents' | 'notify'>;

/** What is signed names the organization by its id, and the controller by name. */
const signedOf = (content: Record<string, unknown>): Record<string, unknown> => {
  const { organization_id } = content;
  return typeof organization_id === 'string'
    ? { ...content, organization_id: organizationOf(organization_id) }
    : content;
};

/** Other services as controllers see them: asked about a key, they answer for the organization, or for one of its clients alone. */
export const servicesOfControllers = <D extends Deps>(deps: D, controllers: Controllers): D => {
  const { identity, websites, consents, notify } = deps;
  /** A decision is of the controller of its website alone. */
  const decisionOwner: Deps['consents']['decisionOwner'] = async (input) => {
    const owner = await consents.decisionOwner(aboutOrganization(input));
    if (!owner) return null;
    const key = await controllers.ofWebsite(organizationOf(input.organization_id), owner.application_id);
    return key === input.organization_id ? owner : null;
  };
  return {
    ...deps,
    identity: identityOfControllers(identity, websites, controllers),
    websites: websitesOfControllers(websites, controllers),
    consents: overriding(consents, {
      // What is asked about a record of a client's website is in the client's register.
      listOwnRequests: async (input) => {
        const listed = await consents.listOwnRequests(input);
        // Many are about one website, which is looked up once.
        const keys = new Map<string, Promise<string>>();
        const keyOf = ({ organization_id, application_id }: (typeof listed)[number]) => {
          const key = keys.get(application_id) ?? controllers.ofWebsite(organization_id, application_id);
          keys.set(application_id, key);
          return key;
        };
        return Promise.all(listed.map(async (own) => ({ ...own, organization_id: await keyOf(own) })));
      },
      decisionOwner,
      ownDecisions: async (input) =>
        (await decisionOwner({ organization_id: input.organization_id, consent_id: input.consent_id })) &&
        consents.ownDecisions(aboutOrganization(input)),
      eraseOwnDecisions: async (input) =>
        (await decisionOwner(input)) && consents.eraseOwnDecisions(aboutOrganization(input)),
      evidenceFigures: (input) => consents.evidenceFigures(aboutOrganization(input)),
      evidenceProofs: (input) => consents.evidenceProofs(aboutOrganization(input)),
      signCertificate: ({ content }) => consents.signCertificate({ content: signedOf(content) }),
      signBinder: ({ content }) => consents.signBinder({ content: signedOf(content) }),
    }),
    // Webhooks are the agency's.
    ...(notify && {
      notify: overriding(notify, {
        webhookHosts: async (input) =>
          groupOf(input.organization_id) === null ? notify.webhookHosts(input) : [],
      }),
    }),
  };
};
