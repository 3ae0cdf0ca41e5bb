import { lazyPart, openModal, useSearchParams } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Suspense, useEffect } from 'react';
import { AfterAgreement } from '../features/agreement/AfterAgreement';
import { UserList } from '../features/users/UserList';
import { UserArea } from '../layout/UserArea';
import { useUsersTexts } from '../texts/useUsersTexts';

const AddUserModal = lazyPart(
  () => import('../features/users/AddUserModal').then((file) => file.AddUserModal),
  ErrorState,
);

const add = () =>
  openModal((close) => (
    <Suspense fallback={null}>
      <AddUserModal close={close} />
    </Suspense>
  ));

/** `/user`: the people of the organization; `?add=1` opens the window that adds one, once. */
export const UsersPage = () => {
  const t = useUsersTexts();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('add') === '1';
  useEffect(() => {
    if (!asked) return;
    setSearch({}, { replace: true });
    add();
  }, [asked, setSearch]);
  return (
    <UserArea
      lead={t('users.lead')}
      actions={
        <Button icon="add" onClick={add}>
          {t('users.add')}
        </Button>
      }
    >
      <AfterAgreement>
        <UserList />
      </AfterAgreement>
    </UserArea>
  );
};
