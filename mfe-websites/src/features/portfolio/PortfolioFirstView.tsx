import { useTexts } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { PortfolioActions } from '../../common/PortfolioActions';

/** The heading, and grey shapes for controls and rows until the page draws itself. */
export const PortfolioFirstView = () => {
  const t = useTexts('websites');
  return (
    <>
      <PageHeader title={t('portfolio.title')} note={t('portfolio.lead')} actions={<PortfolioActions />} />
      <Stack $gap={3}>
        <Skeleton $height="74px" />
        <Skeleton $height="44px" />
        <Stack $gap={2}>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} $height="86px" />
          ))}
        </Stack>
      </Stack>
    </>
  );
};
