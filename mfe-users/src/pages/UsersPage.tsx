import { openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { AddUserModal } from '../features/users/AddUserModal';
import { UserList } from '../features/users/UserList';
import { UserArea } from '../shared/UserArea';
import { useUsersTexts } from '../texts/useUsersTexts';

/** `/user`: the people of the organization. */
export const UsersPage = () => {
  const t = useUsersTexts();
  const add = () => openModal((close) => <AddUserModal close={close} />);
  return (
    <UserArea
      lead={t('users.lead')}
      actions={
        <Button icon="add" onClick={add}>
          {t('users.add')}
        </Button>
      }
    >
      <UserList />
    </UserArea>
  );
};
