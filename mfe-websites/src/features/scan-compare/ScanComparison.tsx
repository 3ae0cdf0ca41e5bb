import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useScanQuery } from '../../api/scanApi';
import { BannerPicture } from '../../common/BannerPicture';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useScanTexts } from '../../texts/useScanTexts';
import { ComparedFigures } from './ComparedFigures';
import { compareScans } from './compareScans';
import { DiffPart } from './DiffPart';
import { useDiffParts } from './useDiffParts';

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

/** Two scans of a website: only what differs, and how the banner looked in each. */
export const ScanComparison = ({ scan, otherId }: { scan: ScanDetail; otherId: string }) => {
  const t = useScanTexts();
  const words = useTexts('websites');
  const partsOf = useDiffParts();
  const { currentData, isError, refetch } = useScanQuery({
    params: { id: scan.application_id, scanId: otherId },
    quiet: true,
  });
  if (!currentData && isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!currentData) return <RowsSkeleton height="120px" />;
  const [earlier, later] =
    currentData.created_at < scan.created_at ? [currentData, scan] : [scan, currentData];
  const comparison = compareScans(earlier, later);
  const parts = partsOf(comparison);
  const differing = parts.filter(({ groups }) => groups.some(({ lines }) => lines.length > 0));
  const same = parts.filter((part) => !differing.includes(part));
  return (
    <Stack $gap={5}>
      {[earlier, later].some(({ status }) => status === 'partial') && (
        <Notice tone="info">{t('compare.partial')}</Notice>
      )}
      {comparison.figures.length > 0 && (
        <ComparedFigures figures={comparison.figures} earlier={earlier} later={later} />
      )}
      {differing.map(({ title, groups }) => (
        <DiffPart key={title} title={title} groups={groups} />
      ))}
      {differing.length === 0 ? (
        <EmptyState icon="check" title={t('compare.none')} />
      ) : (
        same.length > 0 && <p>{t('compare.same', { names: same.map(({ title }) => title).join(' · ') })}</p>
      )}
      {(earlier.banner.has_screenshot || later.banner.has_screenshot) && (
        <Card as="section" aria-label={words('bannerMet.title')}>
          <Stack $gap={3}>
            <h3>{words('bannerMet.title')}</h3>
            <Pictures>
              {[earlier, later].map((each) => (
                <BannerPicture
                  key={each.id}
                  scan={each}
                  which="before"
                  caption={t('compare.picture', { time: formatDateTime(each.created_at) })}
                />
              ))}
            </Pictures>
          </Stack>
        </Card>
      )}
    </Stack>
  );
};
