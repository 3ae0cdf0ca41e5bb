import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
`;

interface Usage {
  unique_clients: number;
  limit: number | null;
  free_until: string | null;
}

/** More visitors than the stated limit this month (decision D-34). The banner and the log never stop. */
export const UsageNotice = ({ usage }: { usage: Usage }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  if (usage.limit === null || usage.unique_clients <= usage.limit) return null;
  const values = {
    visitors: formatNumber(usage.unique_clients, lang),
    limit: formatNumber(usage.limit, lang),
  };
  return (
    <Root role="status">
      <Icon name="info" />
      <div>
        <strong>{t('usage.title', values)}</strong>
        <p>
          {t('usage.text')}
          {usage.free_until && ` ${t('usage.freeUntil', { date: formatDate(usage.free_until) })}`}
        </p>
      </div>
    </Root>
  );
};
