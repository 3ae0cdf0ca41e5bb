import { ROLES } from '@yinyom/contracts/constants';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { Link, openModal, useSession, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { ConsentChoices } from './ConsentChoices';
import { ConsentHistory } from './ConsentHistory';
import { useConsentQuery } from './consentsApi';
import { ConsentsSkeleton } from './ConsentsSkeleton';
import { DecisionStory } from './DecisionStory';
import { Facts } from '@yinyom/ui/data/Facts';
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
    <Modal title={t('detail.title')} width={1040} onClose={onClose}>
      {isFetching && !data && <ConsentsSkeleton />}
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <Stack $gap={6}>
          <DecisionStory decision={data} entry={data.history.find(({ id: entry }) => entry === data.id)} />
          {mayProve && <ProofButtons consentId={data.id} />}
          {mayProve && (
            <Link to={`/time-machine?day=${bangkokDay(new Date(data.consent_time))}`} onClick={onClose}>
              {t('detail.day')}
            </Link>
          )}
          <ConsentChoices applicationId={data.application_id} choices={data.categories} />
          <ConsentHistory entries={data.history} onOpen={mayProve ? openEntry : undefined} />
          <Fold title={t('detail.technical')}>
            <Facts
              facts={[
                [t('evidence.field.id'), <code key="id">{data.id}</code>],
                [t('evidence.field.client'), <code key="client">{data.client_id ?? '–'}</code>],
                [t('evidence.field.type'), t(`evidence.type.${data.consent_type}`)],
                [
                  t('evidence.field.referrer'),
                  data.referrer_url ? readableAddress(data.referrer_url) : t('consents.noReferrer'),
                ],
                [t('evidence.field.version'), String(data.template_version)],
              ]}
            />
          </Fold>
        </Stack>
      )}
    </Modal>
  );
};
