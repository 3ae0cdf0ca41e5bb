import { formatDate, formatDateTime, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useConsentLogQuery } from './consentsApi';
import { ConsentChoices } from './ConsentChoices';
import { ConsentsSkeleton } from './ConsentsSkeleton';
import { ConsentTypeBadge } from './ConsentTypeBadge';
import { Facts } from './Facts';
import { ProofButtons } from './ProofButtons';
import { readableAddress } from './readableAddress';
import { ShownNotice } from './ShownNotice';

const code = (value: string | null | undefined) => (value ? <code>{value}</code> : '–');

/** One entry of the log with everything that is known about it (decision D-46). */
export const LogDetail = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { data, isError, refetch } = useConsentLogQuery({ params: { logId: id } });
  return (
    <Modal title={t('log.title')} width={760} onClose={onClose}>
      {!data && !isError && <ConsentsSkeleton />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <Stack $gap={6}>
          <ProofButtons consentId={data.id} />
          <Facts
            items={[
              [t('evidence.field.id'), code(data.id)],
              [t('evidence.field.client'), code(data.client_id)],
              [t('evidence.field.time'), formatDateTime(data.consent_time)],
              [t('log.clientTime'), formatDateTime(data.client_time)],
              [t('evidence.field.result'), <ConsentTypeBadge key="result" type={data.result} />],
              [t('evidence.field.status'), t(`evidence.status.${data.status}`)],
              [t('evidence.field.action'), t(`evidence.action.${data.action}`)],
              [t('evidence.field.method'), t(`evidence.method.${data.method}`)],
              [t('evidence.field.page'), data.page_url ? readableAddress(data.page_url) : '–'],
              [t('evidence.field.gpc'), t(data.gpc ? 'evidence.yes' : 'evidence.no')],
              [t('log.network'), [data.ip_truncated, data.ua_family].filter(Boolean).join(' · ') || '–'],
              [t('log.script'), data.sdk_version ?? '–'],
              [t('evidence.field.previous'), code(data.previous_consent_id)],
              [t('evidence.field.superseded_by'), code(data.superseded_by)],
            ]}
          />
          <ConsentChoices applicationId={data.application_id} choices={data.categories} />
          <ShownNotice language={data.language} snapshot={data.snapshot} sha256={data.notice.sha256} />
          <Stack as="section" $gap={2}>
            <h3>{t('log.integrity')}</h3>
            <Facts
              items={[
                [t('evidence.field.seq'), formatNumber(data.seq, lang)],
                [t('evidence.field.hash'), code(data.integrity.hash)],
                [t('log.prevHash'), code(data.integrity.prev_hash)],
                [t('log.batch'), code(data.integrity.batch_id)],
                [
                  t('log.signedDay'),
                  data.integrity.daily_root ? formatDate(data.integrity.daily_root.day) : t('log.notSigned'),
                ],
                [t('log.signature'), code(data.integrity.signature)],
              ]}
            />
          </Stack>
        </Stack>
      )}
    </Modal>
  );
};
