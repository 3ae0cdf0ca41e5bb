import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
`;

/** Decisions that were refused because too many came at once and have not arrived since: no figure below has them. */
export const UnrecordedNotice = ({ count }: { count: number }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  if (count === 0) return null;
  return (
    <Root role="status">
      <Icon name="alert" />
      <div>
        <strong>{t('unrecorded.title', { number: formatNumber(count, lang) })}</strong>
        <p>{t('unrecorded.text')}</p>
      </div>
    </Root>
  );
};
