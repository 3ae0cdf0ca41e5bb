import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  > li {
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.canvas};
    overflow-wrap: anywhere;
  }
`;

const TONES = { new: 'info', removed: 'neutral', held_back: 'neutral', changed: 'warning' } as const;
const PARTS = ['new', 'removed', 'held_back', 'changed'] as const;

/** What differs from the scan before: new, gone, held back so that nobody can tell, changed. */
export const Changes = ({ diff }: { diff: ScanDetail['diff'] }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const parts = PARTS.map((part) => ({ part, items: diff[part] ?? [] })).filter(
    ({ items }) => items.length > 0,
  );
  if (parts.length === 0) {
    return (
      <EmptyState icon="check" title={t('changes.none')} heading="h3">
        {t('changes.noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack $gap={5}>
      {parts.map(({ part, items }) => (
        <Stack as="section" key={part} $gap={2}>
          <Row $gap={2}>
            <h3>{t(`scan.${part}`)}</h3>
            <Badge tone={TONES[part]}>{formatNumber(items.length, lang)}</Badge>
          </Row>
          {part === 'held_back' && <p>{t('changes.heldBack')}</p>}
          <List>
            {items.map((item) => (
              <li key={`${item.kind} ${item.domain} ${item.name} ${'what' in item ? item.what : ''}`}>
                <code>{item.name}</code> · {item.domain} · {t(`itemKind.${item.kind}`)}
                {'what' in item && <> · {t(`changes.${item.what as 'duration' | 'category'}`)}</>}
              </li>
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  );
};
