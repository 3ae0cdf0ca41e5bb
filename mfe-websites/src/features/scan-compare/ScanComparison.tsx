import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatDateTime, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useScanQuery } from '../../api/scanApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useScanTexts } from '../../texts/useScanTexts';
import { compareScans, type Split } from './compareScans';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
  overflow-wrap: anywhere;
`;

/** Things named on one side; the rest is counted. */
const NAMED = 50;

const Side = ({ title, things }: { title: string; things: readonly ReactNode[] }) => {
  const t = useScanTexts();
  const lang = useLang();
  return (
    <div>
      <h4>
        {title} ({formatNumber(things.length, lang)})
      </h4>
      {things.length === 0 ? (
        <p>{t('compare.nothing')}</p>
      ) : (
        <ul>
          {things.slice(0, NAMED).map((thing, index) => (
            // What is named stays in its place.
            <li key={index}>{thing}</li>
          ))}
        </ul>
      )}
      {things.length > NAMED && (
        <p>{t('morePages', { number: formatNumber(things.length - NAMED, lang) })}</p>
      )}
    </div>
  );
};

interface PartProps<Thing> {
  title: string;
  split: Split<Thing>;
  show: (thing: Thing) => ReactNode;
}

const Part = <Thing,>({ title, split: { earlier, later, both }, show }: PartProps<Thing>) => {
  const t = useScanTexts();
  const lang = useLang();
  return (
    <Card as="section" aria-label={title}>
      <Stack $gap={3}>
        <h3>{title}</h3>
        <p>{t('compare.both', { number: formatNumber(both, lang) })}</p>
        <Sides>
          <Side title={t('compare.onlyEarlier')} things={earlier.map(show)} />
          <Side title={t('compare.onlyLater')} things={later.map(show)} />
        </Sides>
      </Stack>
    </Card>
  );
};

/** Two scans side by side: their figures, and what only one of them met. */
export const ScanComparison = ({ scan, otherId }: { scan: ScanDetail; otherId: string }) => {
  const t = useScanTexts();
  const words = useTexts('websites');
  const lang = useLang();
  const { currentData, isError, refetch } = useScanQuery({
    params: { id: scan.application_id, scanId: otherId },
    quiet: true,
  });
  if (!currentData && isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!currentData) return <RowsSkeleton height="120px" />;
  const [earlier, later] =
    currentData.created_at < scan.created_at ? [currentData, scan] : [scan, currentData];
  const { pages, items, violations, findings } = compareScans(earlier, later);
  const figures = [
    { key: 'pages', of: (each: ScanDetail) => each.pages.filter(({ state }) => state === 'loaded').length },
    { key: 'items', of: (each: ScanDetail) => each.items.length },
    { key: 'violations', of: (each: ScanDetail) => each.violations_list.length },
    { key: 'findings', of: (each: ScanDetail) => each.findings?.length ?? null },
    { key: 'score', of: (each: ScanDetail) => each.banner_score?.score ?? null },
  ] as const;
  const number = (value: number | null): string => (value === null ? '–' : formatNumber(value, lang));
  return (
    <Stack $gap={5}>
      <Table
        caption={t('compare.title')}
        items={[...figures]}
        rowKey={({ key }) => key}
        columns={[
          { key: 'what', title: t('compare.what'), cell: ({ key }) => t(`compare.${key}`) },
          {
            key: 'earlier',
            title: formatDateTime(earlier.created_at),
            align: 'end',
            cell: ({ of }) => number(of(earlier)),
          },
          {
            key: 'later',
            title: formatDateTime(later.created_at),
            align: 'end',
            cell: ({ of }) => number(of(later)),
          },
        ]}
      />
      <Part
        title={t('compare.violations')}
        split={violations}
        show={({ cookie, domain, pass }) => (
          <>
            <code>{cookie}</code> · {domain} · {words(`violation.${pass}`)}
          </>
        )}
      />
      <Part
        title={t('compare.findings')}
        split={findings}
        show={({ code, host }) => (
          <>
            {t(`words.finding.${code}.title`)}
            {host && ` · ${host}`}
          </>
        )}
      />
      <Part
        title={t('compare.items')}
        split={items}
        show={({ name, domain, kind }) => (
          <>
            <code>{name}</code> · {domain} · {words(`itemKind.${kind}`)}
          </>
        )}
      />
      <Part title={t('compare.pages')} split={pages} show={(url) => url} />
    </Stack>
  );
};
