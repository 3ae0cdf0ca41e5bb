import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { SCAN_PASSES } from '@yinyom/contracts/scanner/scanPass';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { PassColumn } from './PassColumn';

const Columns = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

/** The three visits side by side: what stood there before a choice, although declined, and once accepted. */
export const PassMatrix = ({ scan }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  return (
    <Card aria-label={t('passMatrix.title')}>
      <Stack $gap={3}>
        <h2>{t('passMatrix.title')}</h2>
        <Columns>
          {SCAN_PASSES.map((pass) => (
            <PassColumn key={pass} scan={scan} pass={pass} />
          ))}
        </Columns>
      </Stack>
    </Card>
  );
};
