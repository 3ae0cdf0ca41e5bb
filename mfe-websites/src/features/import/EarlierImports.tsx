import { formatDateTime } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useImportsQuery } from '../../api/importApi';
import { useImportTexts } from '../../texts/useImportTexts';

/** What was taken over before; nothing while there is none. */
export const EarlierImports = ({ id, onOpen }: { id: string; onOpen: (importId: string) => void }) => {
  const t = useImportTexts();
  const { currentData, isError, refetch } = useImportsQuery(
    { params: { id }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const taken = currentData?.entities.filter(({ status }) => status !== 'preview') ?? [];
  if (isError && !currentData) return <ErrorState onRetry={() => void refetch()} />;
  if (taken.length === 0) return null;
  return (
    <Card aria-labelledby="import-earlier">
      <Stack $gap={3}>
        <h2 id="import-earlier">{t('earlier')}</h2>
        <Stack as="ul" $gap={2}>
          {taken.map(({ id: importId, source, status, created_at }) => (
            <Row as="li" key={importId} $justify="space-between">
              <span>
                {t(`source.${source}`)} · {formatDateTime(created_at)}{' '}
                <Badge tone={status === 'applied' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>
              </span>
              <Button kind="quiet" size="small" onClick={() => onOpen(importId)}>
                {t('open')}
              </Button>
            </Row>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};
