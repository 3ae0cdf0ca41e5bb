import type { PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Spinner } from '@yinyom/ui/foundation/Spinner';
import styled from 'styled-components';
import { useCheckTexts } from '../../texts/useCheckTexts';

/** As high with one line as with two, so that nothing jumps when the words change. */
const Words = styled.div`
  flex: 1 1 240px;
  min-height: 3.2em;
`;
const Bar = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: ${({ theme }) => theme.color.primary};
`;

/** Where a check stands that has no result yet; each change is read out. */
export const CheckProgress = ({ check }: { check: PublicCheck }) => {
  const t = useCheckTexts();
  const lang = useLang();
  const { status, place, pages_done, pages_total, items_found } = check;
  const number = (count: number) => formatNumber(count, lang);
  const isWaiting = status === 'queued';
  const words = isWaiting
    ? t('progress.queued', { place: number(place ?? 1) })
    : pages_total === null
      ? t('progress.starting')
      : t('progress.running', {
          done: number(pages_done),
          total: number(pages_total),
          items: number(items_found),
        });
  return (
    <Card>
      <Stack $gap={3}>
        <Row>
          <Spinner />
          <Words role="status">
            <strong>{isWaiting ? t('progress.waitingTitle') : t('progress.runningTitle')}</strong>
            <div>{words}</div>
          </Words>
        </Row>
        <Bar
          aria-label={t('progress.label')}
          max={pages_total ?? 1}
          value={isWaiting || pages_total === null ? 0 : pages_done}
        />
        <p>{t('progress.hint')}</p>
      </Stack>
    </Card>
  );
};
