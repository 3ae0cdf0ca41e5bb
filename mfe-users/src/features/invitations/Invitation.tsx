import type { Organization } from '@yinyom/contracts/identity/organizations';
import { errorMessage, getSession, saveSession, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useAcceptInvitationMutation, useDeclineInvitationMutation } from './invitationsApi';

/** One invitation, to accept or decline. Whoever had no organization yet starts working in it at once. */
export const Invitation = ({ organization }: { organization: Organization }) => {
  const t = useUsersTexts();
  const [accept, accepting] = useAcceptInvitationMutation();
  const [decline, declining] = useDeclineInvitationMutation();
  const { name, organization_user: membership } = organization;
  const call = { params: { id: membership.invitation_id ?? '' }, body: {} };

  const join = async () => {
    const joined = await accept(call).unwrap();
    if (getSession().organizationId === null) {
      saveSession({ organizationId: joined.id, role: joined.organization_user.role });
    }
    toast.success(t('invitations.accepted', { name }));
  };
  const refuse = async () => {
    await decline(call).unwrap();
    toast.info(t('invitations.declined'));
  };
  const attempt = (step: () => Promise<void>) => () =>
    void step().catch((error: unknown) => toast.error(errorMessage(error)));

  return (
    <Row $justify="space-between">
      <p>{t('invitations.text', { name, role: t(`role.${membership.role}`) })}</p>
      <Row>
        <Button kind="secondary" busy={declining.isLoading} onClick={attempt(refuse)}>
          {t('invitations.decline')}
        </Button>
        <Button busy={accepting.isLoading} onClick={attempt(join)}>
          {t('invitations.accept')}
        </Button>
      </Row>
    </Row>
  );
};
