import { KeyList } from '../features/api-keys/KeyList';
import { UserArea } from '../layout/UserArea';
import { useKeysTexts } from '../texts/useKeysTexts';

/** `/user/keys`: the API keys of the organization. */
export const ApiKeysPage = () => {
  const t = useKeysTexts();
  return (
    <UserArea lead={t('lead')}>
      <KeyList />
    </UserArea>
  );
};
