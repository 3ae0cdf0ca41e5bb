import type { Part } from '@yinyom/contracts/release/partErrors';
import { errorMessage, isApiError, registerTexts, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { NoPermission } from '../../guards/NoPermission';
import { BuildTable } from './BuildTable';
import { CallsRow } from './CallsRow';
import { ErrorTable } from './ErrorTable';
import { FlagTable } from './FlagTable';
import { useListPartsQuery } from './partsApi';
import { TeamFacts } from './TeamFacts';

// Loaded by those few who come here.
registerTexts('operations', (lang) => import(`../../../locales/operations/${lang}.json`), 'shell');

const PartCard = ({ part }: { part: Part }) => {
  const t = useTexts('operations');
  const [build, setBuild] = useState<string | null>(null);
  const title = `part-${part.name}`;
  return (
    <Card aria-labelledby={title}>
      <Stack>
        <h2 id={title}>{part.name}</h2>
        {part.team && <TeamFacts team={part.team} />}
        <BuildTable part={part} onShow={setBuild} />
        {build !== null && (
          <>
            <h3>{t('messages', { name: part.name, build })}</h3>
            <ErrorTable name={part.name} build={build} />
          </>
        )}
        <FlagTable part={part.name} />
        <CallsRow part={part.name} />
      </Stack>
    </Card>
  );
};

/** `/operations/parts`: for those who run the installation. */
export const PartsPage = () => {
  const t = useTexts('operations');
  const { data, error, isError, refetch } = useListPartsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isApiError(error) && error.status === 403) return <NoPermission />;
  return (
    <Stack>
      <PageHeader title={t('title')} note={t('lead')} />
      {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !isError && <Skeleton $height="240px" />}
      {data?.parts.length === 0 && <EmptyState icon="check" title={t('no_parts')} />}
      {data?.parts.map((part) => (
        <PartCard key={part.name} part={part} />
      ))}
    </Stack>
  );
};
