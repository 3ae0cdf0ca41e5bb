import { LANGUAGE_NAMES, ROLES } from '@yinyom/contracts/constants';
import { formatDateTime, openModal, useSession, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { ConsentChoices } from './ConsentChoices';
import { ConsentHistory } from './ConsentHistory';
import { useConsentQuery } from './consentsApi';
import { ConsentsSkeleton } from './ConsentsSkeleton';
import { ConsentTypeBadge } from './ConsentTypeBadge';
import { Facts } from './Facts';
import { LogDetail } from './LogDetail';
import { ProofButtons } from './ProofButtons';
import { readableAddress } from './readableAddress';

/** One visitor's consent: what was decided, when and how, and every decision before. */
export const ConsentDetail = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTexts('dashboard');
  const mayProve = useSession().role >= ROLES.member;
  const openEntry = (logId: string) => openModal((close) => <LogDetail id={logId} onClose={close} />);
  const { data, isFetching, isError, refetch } = useConsentQuery({ params: { id } });
  return (
    <Modal title={t('detail.title')} width={760} onClose={onClose}>
      {isFetching && !data && <ConsentsSkeleton />}
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <Stack $gap={6}>
          {mayProve && <ProofButtons consentId={data.id} />}
          <Facts
            items={[
              [t('evidence.field.id'), <code key="id">{data.id}</code>],
              [t('evidence.field.client'), <code key="client">{data.client_id ?? '–'}</code>],
              [t('evidence.field.time'), formatDateTime(data.consent_time)],
              [t('evidence.field.type'), <ConsentTypeBadge key="type" type={data.consent_type} />],
              [t('evidence.field.result'), <ConsentTypeBadge key="result" type={data.result} />],
              [t('evidence.field.device'), t(`evidence.device.${data.device}`)],
              [t('evidence.field.language'), LANGUAGE_NAMES[data.language]],
              [t('evidence.field.status'), t(`evidence.status.${data.status}`)],
              [
                t('evidence.field.referrer'),
                data.referrer_url ? readableAddress(data.referrer_url) : t('consents.noReferrer'),
              ],
              [t('evidence.field.version'), String(data.template_version)],
              [t('evidence.field.expires'), formatDateTime(data.expires_at)],
              ...(data.withdrawn_at
                ? ([[t('detail.withdrawn'), formatDateTime(data.withdrawn_at)]] as const)
                : []),
            ]}
          />
          <ConsentChoices applicationId={data.application_id} choices={data.categories} />
          <ConsentHistory entries={data.history} onOpen={mayProve ? openEntry : undefined} />
        </Stack>
      )}
    </Modal>
  );
};
