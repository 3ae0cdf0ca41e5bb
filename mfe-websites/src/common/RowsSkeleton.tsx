import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useTheme } from 'styled-components';

/** Holds the place of a list's first rows while they are loaded. */
export const RowsSkeleton = ({ rows = 5, height = '64px' }: { rows?: number; height?: string }) => {
  const { labels } = useTheme();
  return (
    <Stack $gap={2} role="status" aria-label={labels.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} $height={height} />
      ))}
    </Stack>
  );
};
