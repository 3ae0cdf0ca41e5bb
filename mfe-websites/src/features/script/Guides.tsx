import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { useState } from 'react';
import styled from 'styled-components';
import { guideCode, GUIDES } from './guides';
import type { Guide } from './guides';
import { Snippet } from '../../common/Snippet';

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding-inline-start: 1.4em;
  list-style: decimal;
`;
const Limits = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  dt {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  dd {
    margin: 0;
  }
`;

/** How to put the script on different kinds of websites, and honestly what it can and cannot block there. */
export const Guides = ({ script }: { script: string }) => {
  const t = useTexts('websites');
  const [guide, setGuide] = useState<Guide>('html');
  return (
    <Stack $gap={4}>
      <div>
        <Tabs
          label={t('guide.title')}
          items={GUIDES.map((key) => ({ key, label: t(`guide.${key}`) }))}
          selected={guide}
          onSelect={setGuide}
        >
          <Stack $gap={4}>
            <Steps>
              {t(`guide.${guide}Steps`)
                .split('\n')
                .map((step) => (
                  <li key={step}>{step}</li>
                ))}
            </Steps>
            <Snippet title={t('guide.code')} code={guideCode(guide, script)} />
            <Limits>
              <dt>{t('guide.can')}</dt>
              <dd>{t(`guide.${guide}Can`)}</dd>
              <dt>{t('guide.cannot')}</dt>
              <dd>{t(`guide.${guide}Cannot`)}</dd>
            </Limits>
          </Stack>
        </Tabs>
      </div>
    </Stack>
  );
};
