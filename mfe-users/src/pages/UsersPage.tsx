import { lazyPart, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Suspense } from 'react';
import { UserList } from '../features/users/UserList';
import { UserArea } from '../layout/UserArea';
import { useUsersTexts } from '../texts/useUsersTexts';

const AddUserModal = lazyPart(
  () => import('../features/users/AddUserModal').then((file) => file.AddUserModal),
  ErrorState,
);

/** `/user`: the people of the organization. */
export const UsersPage = () => {
  const t = useUsersTexts();
  const add = () =>
    openModal((close) => (
      <Suspense fallback={null}>
        <AddUserModal close={close} />
      </Suspense>
    ));
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
