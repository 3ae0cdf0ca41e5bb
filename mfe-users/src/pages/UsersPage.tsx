import { lazyPart, openModal, useSearchParams } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Suspense, useEffect } from 'react';
import { UserList } from '../features/users/UserList';
import { UserArea } from '../layout/UserArea';
import { useUsersTexts } from '../texts/useUsersTexts';

const AddUserModal = lazyPart(
  () => import('../features/users/AddUserModal').then((file) => file.AddUserModal),
  ErrorState,
);

/** `/user`: the people of the organization; `?add=1` opens the window that adds one, once. */
export const UsersPage = () => {
  const t = useUsersTexts();
  const add = () =>
    openModal((close) => (
      <Suspense fallback={null}>
        <AddUserModal close={close} />
      </Suspense>
    ));
  const [search, setSearch] = useSearchParams();
  const asked = search.get('add') === '1';
  useEffect(() => {
    if (!asked) return;
    setSearch({}, { replace: true });
    add();
    // Only being asked matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [asked]);
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
