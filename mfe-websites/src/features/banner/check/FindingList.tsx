import type { LintFinding } from '@yinyom/contracts/websites/template';
import { languageName } from '@yinyom/texts/sentences/languageName';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Stack } from '@yinyom/ui/data/Stack';
import { useId } from 'react';
import styled from 'styled-components';
import { FindingPlaces } from './FindingPlaces';
import { groupFindings } from './groupFindings';
import type { Where } from './whereOf';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space(3)};
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(1)};
  }
`;

interface FindingListProps {
  applicationId: string;
  findings: readonly LintFinding[];
  onGo: (where: Where) => void;
}

/**
 * What the check before publishing found, errors first; an error stops the publication. Each leads to where it is
 * corrected. Its code, which programs go by, is a tooltip.
 */
export const FindingList = ({ applicationId, findings, onGo }: FindingListProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const id = useId();
  const sorted = groupFindings(findings, lang);
  return (
    <Stack as="ul" $gap={3}>
      {sorted.map((group, index) => {
        const { code, severity, message, places, namesLanguages } = group;
        const languages = places.flatMap(({ language }) => language ?? []);
        const about = `${id}-${index}`;
        return (
          <Item key={`${code}.${message}`}>
            <Badge tone={severity === 'error' ? 'danger' : 'warning'}>{t(`lint.${severity}`)}</Badge>
            <div>
              <p id={about} title={code}>
                {message}
                {languages.length > 1 &&
                  !namesLanguages &&
                  ` (${languages.map((language) => languageName(language, lang)).join(', ')})`}
              </p>
              <FindingPlaces {...{ applicationId, group, about, onGo }} />
            </div>
          </Item>
        );
      })}
    </Stack>
  );
};
