import { openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { KeyFormModal } from '../features/api-keys/KeyFormModal';
import { KeyList } from '../features/api-keys/KeyList';
import { UserArea } from '../layout/UserArea';
import { useKeysTexts } from '../texts/useKeysTexts';

/** `/user/keys`: the API keys of the organization. */
export const ApiKeysPage = () => {
  const t = useKeysTexts();
  return (
    <UserArea
      lead={t('lead')}
      actions={
        <Button icon="add" onClick={() => openModal((close) => <KeyFormModal close={close} />)}>
          {t('add')}
        </Button>
      }
    >
      <KeyList />
    </UserArea>
  );
};
