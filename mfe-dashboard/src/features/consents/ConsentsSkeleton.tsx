import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useTheme } from 'styled-components';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Holds the place of the first rows of the table. */
export const ConsentsSkeleton = () => {
  const { labels } = useTheme();
  return (
    <Stack $gap={2} role="status" aria-label={labels.loading}>
      {ROWS.map((row) => (
        <Skeleton key={row} $height="52px" />
      ))}
    </Stack>
  );
};
