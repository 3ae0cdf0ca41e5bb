import { enterIncidentPath } from '@yinyom/contracts/papers/incidentPath';
import type { LeakFinding } from '@yinyom/contracts/scanner/leakFinding';
import { errorMessage, formatDate, formatNumber, Link, openModal, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useDecideLeakFindingMutation } from '../../api/leakApi';
import { useLeakTexts } from '../../texts/useLeakTexts';
import { DecideModal } from './DecideModal';

const TONES = { certain: 'danger', likely: 'warning', possible: 'neutral' } as const;

interface LeakCardProps {
  applicationId: string;
  finding: LeakFinding;
}

/** One finding: what, where, how many, since when, why it matters, what to do, and what an Admin says about it. */
export const LeakCard = ({ applicationId, finding }: LeakCardProps) => {
  const t = useLeakTexts();
  const lang = useLang();
  const [decide, { isLoading }] = useDecideLeakFindingMutation();
  const { kind, confidence, state, address, place, count, first_seen, removed_at, reason, legal_basis } =
    finding;
  const where = [
    place.heading && t('place.heading', { name: place.heading }),
    place.sheet && t('place.sheet', { name: place.sheet }),
    place.page !== null && t('place.page', { number: formatNumber(place.page, lang) }),
    place.table !== null && t('place.table', { number: formatNumber(place.table, lang) }),
    place.column && t('place.column', { name: place.column }),
    place.part !== 'text' && t(`part.${place.part}`),
  ].filter(Boolean);
  const ask = (next: 'published_on_purpose' | 'no_personal_data') =>
    openModal((close) => (
      <DecideModal applicationId={applicationId} finding={finding} state={next} close={close} />
    ));
  const reopen = async () => {
    const { error } = await decide({
      params: { id: applicationId, findingId: finding.id },
      body: { state: 'open' },
    });
    if (error) toast.error(errorMessage(error));
  };
  return (
    <Card as="li">
      <Stack $gap={3}>
        <h3>{t(`kind.${kind}.title`)}</h3>
        <Row $gap={2}>
          <Badge tone={state === 'open' ? TONES[confidence] : 'neutral'}>
            {t(`confidence.${confidence}`)}
          </Badge>
          <Badge>{t(`state.${state}`)}</Badge>
        </Row>
        <p>
          <code>{address}</code>
        </p>
        <p>
          {[
            ...where,
            t('count', { number: formatNumber(count, lang) }),
            t('firstSeen', { date: formatDate(first_seen) }),
          ].join(' · ')}
        </p>
        <p>{t(`kind.${kind}.why`)}</p>
        {state === 'open' && <p>{t(`kind.${kind}.next`)}</p>}
        {removed_at && <p>{t('removedAt', { date: formatDate(removed_at) })}</p>}
        {reason && (
          <p>
            {t('because', {
              reason: [legal_basis && t(`basis.${legal_basis}`), reason].filter(Boolean).join(': '),
            })}
          </p>
        )}
        {state === 'open' && (
          <Row $gap={2}>
            <Button kind="secondary" size="small" onClick={() => ask('published_on_purpose')}>
              {t('decide.published_on_purpose.button')}
            </Button>
            <Button kind="quiet" size="small" onClick={() => ask('no_personal_data')}>
              {t('decide.no_personal_data.button')}
            </Button>
            {/* This page is for Admins, who may enter breaches, too. */}
            <ButtonLink
              as={Link}
              $kind="quiet"
              $size="small"
              to={enterIncidentPath(`${t(`kind.${kind}.title`)} · ${address}`.slice(0, 300))}
            >
              {t('enter_incident')}
            </ButtonLink>
          </Row>
        )}
        {(state === 'published_on_purpose' || state === 'no_personal_data') && (
          <div>
            <Button kind="quiet" size="small" busy={isLoading} onClick={() => void reopen()}>
              {t('reopen')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
