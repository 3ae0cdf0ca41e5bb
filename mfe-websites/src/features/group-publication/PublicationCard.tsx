import { getPublicationCsv } from '@yinyom/contracts/groups/groupPublication';
import type { GroupPublication } from '@yinyom/contracts/groups/groupPublication';
import { downloadFile, formatDateTime, formatNumber, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useId, useState } from 'react';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { OutcomeCounts } from './OutcomeCounts';
import { PublicationProgress } from './PublicationProgress';
import { PublicationRows } from './PublicationRows';
import { isGoingOn } from './publicationState';
import { usePublication } from './usePublication';

const TONES: Record<GroupPublication['state'], BadgeTone> = {
  planning: 'info',
  planned: 'neutral',
  running: 'info',
  paused: 'warning',
  done: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

interface PublicationCardProps {
  first: GroupPublication;
  /** Whether its websites are listed at once. */
  open?: boolean;
}

/** One publication of a group: how it goes or went, its websites, and the same as a file. */
export const PublicationCard = ({ first, open = false }: PublicationCardProps) => {
  const t = useGroupTexts();
  const lang = useLang();
  const heading = useId();
  const { publication } = usePublication(first);
  const [shown, setShown] = useState(open);
  const { id, group_id, state, version, created_at, started_at, note } = publication;
  const params = { id: group_id, publicationId: id };
  const { loading, download } = useDownload(() =>
    downloadFile({ endpoint: getPublicationCsv, params, quiet: true }),
  );
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack $gap={3}>
        <Row $justify="space-between">
          <h3 id={heading}>
            {t('publications.version', { version: formatNumber(version, lang) })} ·{' '}
            {formatDateTime(started_at ?? created_at)}
          </h3>
          <Badge tone={TONES[state]}>{t(`publications.${state}`)}</Badge>
        </Row>
        {note && <p>{note}</p>}
        {isGoingOn(state) && <PublicationProgress publication={publication} />}
        <OutcomeCounts publication={publication} />
        <Row $gap={2}>
          <Button kind="secondary" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {t(shown ? 'publications.hide' : 'publications.show')}
          </Button>
          <Button
            kind="secondary"
            size="small"
            icon="download"
            busy={loading}
            onClick={() => void download()}
          >
            {t('publications.csv')}
          </Button>
        </Row>
        {shown && <PublicationRows key={state} publication={publication} />}
      </Stack>
    </Card>
  );
};
