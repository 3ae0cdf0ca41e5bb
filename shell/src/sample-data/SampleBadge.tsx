import { useSession, useTexts } from '@yinyom/mfe-kit';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Badge } from '@yinyom/ui/data/Badge';
import styled from 'styled-components';
import { foldStrip } from './stripState';
import { useRemoveSamples } from './useRemoveSamples';
import { useSampleData } from './useSampleData';

const Words = styled.p`
  padding: 8px 12px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** The folded strip over sample data: what it says and does, behind a badge. */
export const SampleBadge = () => {
  const t = useTexts('shell');
  const { role } = useSession();
  const known = useSampleData();
  const { ask } = useRemoveSamples(known?.id ?? '');
  if (!known?.folded) return null;
  return (
    <DropdownMenu
      label={t('sample.label')}
      trigger={<Badge tone="info">{t('sample.label')}</Badge>}
      header={<Words>{t('sample.ready')}</Words>}
      items={[
        { key: 'unfold', icon: 'eye', label: t('sample.unfold'), onSelect: () => foldStrip(null) },
        ...(role === 1000
          ? [
              {
                key: 'remove',
                icon: 'trash' as const,
                label: t('sample.remove'),
                danger: true,
                onSelect: () => void ask(),
              },
            ]
          : []),
      ]}
    />
  );
};
