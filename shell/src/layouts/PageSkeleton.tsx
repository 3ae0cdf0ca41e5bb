import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useTheme } from 'styled-components';

/** Holds the place of a page: a heading and a block of content. */
export const PageSkeleton = () => {
  const { labels } = useTheme();
  return (
    <Stack $gap={5}>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      <Skeleton $height="40px" $width="min(320px, 60%)" />
      <Skeleton $height="52px" />
      <Skeleton $height="280px" />
    </Stack>
  );
};
