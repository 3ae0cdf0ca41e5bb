import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useCategoryName } from '../../categories/useCategoryName';
import { HowCounted } from '../../share/HowCounted';
import { RefusedAlone } from './RefusedAlone';
import { ShareBar } from './ShareBar';
import { shareGroups } from './shareGroups';
import type { ShareFigures } from './shareGroups';

const Grid = styled.div`
  display: grid;
  align-items: start;
  /* Two and two: three beside each other would leave the fourth alone below them. */
  grid-template-columns: repeat(auto-fit, minmax(min(380px, 100%), 1fr));
  gap: ${({ theme }) => theme.space(6)};
  margin-top: ${({ theme }) => theme.space(4)};
`;

interface ShareSectionProps {
  applicationId: string;
  /** Whether the list of decisions is on the page: figures then lead to their rows. */
  linked?: boolean;
  figures: ShareFigures & { from: string; to: string };
}

/** How the decisions of a period divide by type, category, device and language. */
export const ShareSection = ({ applicationId, figures, linked = false }: ShareSectionProps) => {
  const t = useTexts('dashboard');
  const nameOf = useCategoryName(applicationId, figures.by_category);
  return (
    <Card aria-label={t('share.title')}>
      <h2>{t('share.title')}</h2>
      <Grid>
        {shareGroups(figures, t, nameOf)
          .filter(({ shares }) => shares.length > 0)
          .map(({ title, shares }) => (
            <Stack key={title} as="section" $gap={3}>
              <h3>{title}</h3>
              <Stack as="ul" $gap={3}>
                {shares.map((share) => (
                  <ShareBar key={share.key} share={linked ? share : { ...share, rows: undefined }} />
                ))}
              </Stack>
            </Stack>
          ))}
        <RefusedAlone applicationId={applicationId} from={figures.from} to={figures.to} />
      </Grid>
      <HowCounted>
        {t('share.explain')} {t('evidence.note.needless')}
      </HowCounted>
    </Card>
  );
};
