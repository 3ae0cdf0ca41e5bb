import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useCategoryName } from '../../categories/useCategoryName';
import { useShareWords } from '../../share/useShareWords';
import { useRefusedAloneQuery } from './refusedApi';
import { ShareBar } from './ShareBar';

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface RefusedAloneProps {
  applicationId: string;
  from: string;
  to: string;
}

/** Which purpose visitors refuse while they accept all others: where a text is not understood, or a purpose not wanted. */
export const RefusedAlone = ({ applicationId, from, to }: RefusedAloneProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const words = useShareWords();
  const asked = useRefusedAloneQuery(
    { params: { id: applicationId }, query: { from, to }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const { customised = 0, categories = [] } = asked.currentData ?? {};
  const nameOf = useCategoryName(applicationId, categories);
  if (!asked.currentData || customised === 0) return null;
  const few = words.share({ part: 0, whole: customised }) === null;
  return (
    <Stack as="section" $gap={3}>
      <h3>{t('share.refusedAlone')}</h3>
      <Note>{t('share.refusedAloneOf', { number: formatNumber(customised, lang) })}</Note>
      {few ? (
        <Note>{words.interval({ part: 0, whole: customised })}</Note>
      ) : (
        <Stack as="ul" $gap={3}>
          {categories.map((category) => (
            <ShareBar
              key={category.id}
              share={{
                key: category.id,
                label: nameOf(category),
                count: category.count,
                total: customised,
                // Rows tell who refused this one, whatever else was refused.
                rows: undefined,
              }}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
