import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { errorMessage, openModal, toast, useSession } from '@yinyom/mfe-kit';
import { IconButton } from '@yinyom/ui/action/IconButton';
import styled from 'styled-components';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { EditUserModal } from './EditUserModal';
import { RemoveUserModal } from './RemoveUserModal';
import { useResendInvitationMutation } from './usersApi';

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
`;
/** Holds the place of a button that one row of the table has not, so that the others stay below each other. */
const NoButton = styled.span`
  width: 44px;
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: none;
  }
`;

/** What can be done with one person: edit, send the invitation again, remove. */
export const UserActions = ({ user, isSelf }: { user: OrgUser; isSelf: boolean }) => {
  const t = useUsersTexts();
  const { organizationId } = useSession();
  const [resend, { isLoading }] = useResendInvitationMutation();
  const { id, name, email, status } = user;
  const who = { name: name.trim() || email };

  const sendAgain = async () => {
    try {
      const { message } = await resend({
        params: { id: organizationId ?? '', userId: id },
        body: {},
      }).unwrap();
      toast.success(message);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <Buttons>
      {status === 'invited' && (
        <IconButton
          icon="mail"
          label={t('users.resend', who)}
          disabled={isLoading}
          onClick={() => void sendAgain()}
        />
      )}
      <IconButton
        icon="edit"
        label={t('users.edit', who)}
        onClick={() => openModal((close) => <EditUserModal user={user} isSelf={isSelf} close={close} />)}
      />
      {isSelf ? (
        <NoButton />
      ) : (
        <IconButton
          icon="trash"
          label={t('users.remove', who)}
          onClick={() => openModal((close) => <RemoveUserModal user={user} close={close} />)}
        />
      )}
    </Buttons>
  );
};
