import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { scanReason } from '../../common/scanReason';

type Page = ScanDetail['pages'][number];

const TONES: Record<Page['state'], BadgeTone> = {
  loaded: 'success',
  refused: 'danger',
  failed: 'danger',
  timed_out: 'warning',
  robots: 'neutral',
  skipped: 'neutral',
};
const STATES = Object.keys(TONES) as Page['state'][];

const Address = styled.span`
  overflow-wrap: anywhere;
`;

/** How each page ended; those that were not seen first, because the result is less sure for them. */
export const ScannedPages = ({ scan: { pages, errors } }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const sorted = [...pages].sort(
    (one, other) => Number(one.state === 'loaded') - Number(other.state === 'loaded'),
  );
  const columns: Column<Page>[] = [
    {
      key: 'state',
      title: t('scan.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`pageState.${state}`)}</Badge>,
    },
    { key: 'url', title: t('pages.address'), cell: ({ url }) => <Address>{url}</Address> },
    { key: 'code', title: t('pages.why'), cell: ({ code }) => (code === null ? '' : scanReason(code, t)) },
  ];
  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        {STATES.map((state) => [state, pages.filter((page) => page.state === state).length] as const)
          .filter(([, count]) => count > 0)
          .map(([state, count]) => (
            <Badge key={state} tone={TONES[state]}>
              {t(`pageState.${state}`)} {formatNumber(count, lang)}
            </Badge>
          ))}
      </Row>
      <Table caption={t('scanDetail.pages')} columns={columns} items={sorted} rowKey={({ url }) => url} />
      {errors.length > 0 && (
        <Stack as="section" $gap={2}>
          <h3>{t('scanDetail.connections')}</h3>
          <ul>
            {errors.map(({ url, code }) => (
              <li key={`${url} ${code}`}>
                <Address>{url}</Address> · {scanReason(code, t)}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
};
