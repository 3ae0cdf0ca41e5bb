import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { BannerPicture } from '../../common/BannerPicture';
import { BannerScore } from './BannerScore';

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

/** The consent banner that the scan met, in words and as it looked before and after the choice. */
export const BannerMet = ({ scan }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  const { kind, name, has_screenshot } = scan.banner;
  return (
    <Card aria-label={t('bannerMet.title')}>
      <Stack $gap={3}>
        <h2>{t('bannerMet.title')}</h2>
        <p>{t(`bannerMet.${kind}`, { name: name ?? '' })}</p>
        {scan.banner_score && <BannerScore score={scan.banner_score} />}
        {has_screenshot && (
          <Pictures>
            <BannerPicture scan={scan} which="before" />
            <BannerPicture scan={scan} which="after" />
          </Pictures>
        )}
      </Stack>
    </Card>
  );
};
