import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { languagePath, useLang, type SlotProps } from '@yinyom/mfe-kit';
import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useOutsideTexts } from '../../texts/useOutsideTexts';

/**
 * Says what became of an invitation: a mail is on its way. Its link proves the mailbox, so it is shown to nobody else;
 * what can be passed on is where to log in.
 */
export const InvitationSent = ({ user, close }: SlotProps & { user: OrgUser }) => {
  const t = useOutsideTexts();
  const lang = useLang();
  const { data: meta } = useGetMetaQuery();
  return (
    <Modal
      title={t('sent.title')}
      width={520}
      onClose={close}
      actions={
        <CopyButton text={`${location.origin}${languagePath('/login', lang)}`}>{t('sent.copy')}</CopyButton>
      }
    >
      <Stack>
        <p>{t('sent.text', { email: user.email })}</p>
        {meta?.outbox && <p>{t('sent.outbox', { path: '/outbox' })}</p>}
        {user.external && <p>{t('sent.external')}</p>}
        <p>{t('sent.private')}</p>
      </Stack>
    </Modal>
  );
};
