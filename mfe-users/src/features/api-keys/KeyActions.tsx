import type { ApiKey } from '@yinyom/contracts/identity/apiKeys';
import { confirmDialog, errorMessage, openModal, toast, useSession } from '@yinyom/mfe-kit';
import { RowAction, RowActions } from '../../layout/RowAction';
import { useKeysTexts } from '../../texts/useKeysTexts';
import { useRemoveApiKeyMutation } from './apiKeysApi';
import { KeyFormModal } from './KeyFormModal';
import { RotateKeyModal } from './RotateKeyModal';

/** What can be done with one key: change, rotate, revoke. */
export const KeyActions = ({ apiKey }: { apiKey: ApiKey }) => {
  const t = useKeysTexts();
  const { organizationId } = useSession();
  const [remove, { isLoading }] = useRemoveApiKeyMutation();
  const { name } = apiKey;
  if (apiKey.state === 'revoked') return null;

  const revoke = async () => {
    const goAhead = await confirmDialog({
      title: t('revoke.title', { name }),
      text: t('revoke.text'),
      confirm: t('revoke.confirm'),
      danger: true,
    });
    if (!goAhead) return;
    try {
      await remove({ params: { id: organizationId ?? '', keyId: apiKey.id } }).unwrap();
      toast.success(t('revoke.done', { name }));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <RowActions>
      <RowAction
        icon="edit"
        word={t('edit_word')}
        label={t('edit', { name })}
        onClick={() => openModal((close) => <KeyFormModal apiKey={apiKey} close={close} />)}
      />
      <RowAction
        icon="refresh"
        word={t('rotate.word')}
        label={t('rotate.title', { name })}
        onClick={() => openModal((close) => <RotateKeyModal apiKey={apiKey} close={close} />)}
      />
      <RowAction
        icon="trash"
        word={t('revoke.word')}
        label={t('revoke.title', { name })}
        disabled={isLoading}
        onClick={() => void revoke()}
      />
    </RowActions>
  );
};
