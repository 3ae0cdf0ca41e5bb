import type { AgreementAcceptance } from '@yinyom/contracts/identity/agreement';
import { AppError, conflict, notFound, unauthorized } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { AuditLog } from '../audit/audit.service';
import type { OrganizationStore } from '../organizations/organization.store';
import type { Visit } from '../sessions/visit';
import { newId } from '../users/id';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { AcceptanceRecord, AgreementStore } from './agreement.store';
import { headOf, type AgreementText } from './offeredAgreement';

interface Deps {
  store: AgreementStore;
  offered: AgreementText;
  users: UserStore;
  organizations: OrganizationStore;
  audit: AuditLog;
}

interface Place {
  id: string;
  name: string;
}

/** What one organization accepted, with the text itself. */
export interface AcceptedAgreement {
  text: AgreementText;
  acceptance: AgreementAcceptance;
}

const toAcceptance = (record: AcceptanceRecord, text: AgreementText): AgreementAcceptance => ({
  ...headOf(text),
  accepted_at: record.accepted_at.toISOString(),
  organization_name: record.organization_name,
  name: record.name,
  email: record.email,
  occasion: record.occasion,
});

/** The data-processing agreement: which text is offered, and who accepted which one (PDPA section 40). */
export const createAgreementService = ({ store, offered, users, organizations, audit }: Deps) => {
  const record = async (
    place: Place,
    person: Pick<UserRecord, '_id' | 'first_name' | 'last_name' | 'email'>,
    acceptance: { sha256: string; occasion: AgreementAcceptance['occasion']; at: Date },
  ): Promise<void> => {
    await store.accept({
      _id: newId(),
      organization_id: place.id,
      organization_name: place.name,
      sha256: acceptance.sha256,
      user_id: person._id.toHexString(),
      name: fullName(person),
      email: person.email,
      occasion: acceptance.occasion,
      accepted_at: acceptance.at,
    });
  };

  const accepted = async (organizationId: string): Promise<AcceptedAgreement | null> => {
    const latest = await store.latest(organizationId);
    const text = latest && (await store.text(latest.sha256));
    return text ? { text, acceptance: toAcceptance(latest, text) } : null;
  };

  return {
    offered,
    accepted,

    /**
     * Holds fast which text a form's box accepted, before there is an organization.
     * @param shown hash of the text that the form named; without one it is the text that is offered
     * @throws AppError 422 agreement_changed when the person read another text
     */
    take: async (shown: string | undefined): Promise<{ sha256: string; at: Date }> => {
      if (shown !== undefined && shown !== offered.sha256)
        throw new AppError(422, 'agreement_changed', {
          errors: [{ field: 'accept_dpa', code: 'agreement_changed' }],
        });
      await store.keepText(offered);
      return { sha256: offered.sha256, at: new Date() };
    },

    record,

    stateOf: async (organizationId: string) => {
      const current = headOf(offered);
      const known = await accepted(organizationId);
      return {
        current,
        accepted: known?.acceptance ?? null,
        asks: known?.acceptance.sha256 !== current.sha256,
      };
    },

    /** @throws AppError 409 agreement_changed when another text is offered than the Admin was shown */
    accept: async ({ organizationId, userId }: Member, sha256: string, visit: Visit) => {
      if (sha256 !== offered.sha256) throw conflict('agreement_changed');
      const [user, organization] = await Promise.all([users.get(userId), organizations.get(organizationId)]);
      if (!user) throw unauthorized();
      if (!organization) throw notFound();
      await store.keepText(offered);
      const place = { id: organizationId, name: organization.name };
      await record(place, user, { sha256, occasion: 'admin', at: new Date() });
      await audit.inOrganization(organizationId, user, 'organization.agreement_accepted', visit, {
        target: { type: 'organization', id: organizationId, label: organization.name },
        changes: [{ field: 'agreement', before: null, after: `${offered.version} ${sha256}` }],
      });
      const now = await accepted(organizationId);
      if (!now) throw notFound();
      return now.acceptance;
    },
  };
};
export type AgreementService = ReturnType<typeof createAgreementService>;
