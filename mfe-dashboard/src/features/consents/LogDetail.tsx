import { formatDate, formatDateTime, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useConsentLogQuery } from './consentsApi';
import { ConsentChoices } from './ConsentChoices';
import { ConsentsSkeleton } from './ConsentsSkeleton';
import { DecisionStory } from './DecisionStory';
import { Facts } from '@yinyom/ui/data/Facts';
import { ProofButtons } from './ProofButtons';
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
          <DecisionStory decision={data} entry={data} />
          <ProofButtons consentId={data.id} />
          <ConsentChoices applicationId={data.application_id} choices={data.categories} />
          <ShownNotice
            language={data.language}
            snapshot={data.snapshot}
            sha256={data.notice.sha256}
            fold={data.fold}
          />
          <Fold title={t('detail.technical')}>
            <Facts
              facts={[
                [t('evidence.field.id'), code(data.id)],
                [t('evidence.field.client'), code(data.client_id)],
                [t('log.clientTime'), formatDateTime(data.client_time)],
                [t('evidence.field.gpc'), t(data.gpc ? 'evidence.yes' : 'evidence.no')],
                [t('log.network'), [data.ip_truncated, data.ua_family].filter(Boolean).join(' · ') || '–'],
                [t('log.script'), data.sdk_version ?? '–'],
                [t('evidence.field.previous'), code(data.previous_consent_id)],
                [t('evidence.field.superseded_by'), code(data.superseded_by)],
              ]}
            />
          </Fold>
          <Fold title={t('log.integrity')}>
            <Facts
              facts={[
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
          </Fold>
        </Stack>
      )}
    </Modal>
  );
};
