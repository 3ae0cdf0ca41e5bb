import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { isApiError, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import styled from 'styled-components';
import { useScanPictureQuery } from '../api/scanApi';

const Root = styled.figure`
  > img {
    display: block;
    width: 100%;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.normal};
  }
  > figcaption {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

interface BannerPictureProps {
  scan: ScanDetail;
  which: 'before' | 'after';
  /** Stands below the picture; without it the moment. */
  caption?: string;
}

/** One picture of the banner; nothing when there is none of that moment. */
export const BannerPicture = ({ scan, which, caption }: BannerPictureProps) => {
  const t = useTexts('websites');
  const { data, error, isFetching, refetch } = useScanPictureQuery({
    id: scan.application_id,
    scanId: scan.id,
    which,
  });
  const words = caption ?? t(`bannerMet.${which}`);
  if (isFetching) return <Skeleton $height="200px" />;
  if (isApiError(error) && error.status !== 404) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Root>
      <img src={data} alt={words} />
      <figcaption>{words}</figcaption>
    </Root>
  );
};
