import type { PartCalls } from '@yinyom/contracts/release/partCalls';
import { errorMessage, openModal, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row } from '@yinyom/ui/data/Stack';
import { CallsModal } from './CallsModal';
import { useListPartCallsQuery } from './partsApi';

const open = (calls: PartCalls) => () => openModal((close) => <CallsModal calls={calls} close={close} />);

/** Which calls a part makes with a token of its own; nothing for one that makes them with the session. */
export const CallsRow = ({ part }: { part: string }) => {
  const t = useTexts('operations');
  const { data, error, isError, refetch } = useListPartCallsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  // Most parts have none: a place that is held for them would move the page when it goes.
  if (!data) return null;
  const calls = data.parts.find((one) => one.part === part);
  if (!calls) return null;
  const { allowed, declared, asked } = calls;
  return (
    <Row $gap={4}>
      <span>
        {t('calls')}:{' '}
        {allowed === null
          ? t('calls_declared_count', { count: declared.length })
          : t('calls_allowed', { count: allowed.length })}
      </span>
      {asked.length > 0 && <Badge tone="warning">{t('calls_asked', { count: asked.length })}</Badge>}
      <Button
        kind="secondary"
        size="small"
        aria-label={t('flag_change_label', { name: t('calls_of', { name: part }) })}
        onClick={open(calls)}
      >
        {t('flag_change')}
      </Button>
    </Row>
  );
};
