import type { TemplateDiff } from '@yinyom/contracts/websites/template';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';

const AREAS = [
  'texts',
  'design',
  'categories_added',
  'categories_removed',
  'categories_changed',
  'cookies_added',
  'cookies_removed',
  'cookies_changed',
  'controller',
] as const;

const List = styled.ul`
  padding-inline-start: 1.2em;
  list-style: disc;
`;

/** Whether visitors would see no difference at all. */
export const isNothing = (diff: TemplateDiff): boolean => AREAS.every((area) => diff[area].length === 0);

/** What visitors will see differently, by area. */
export const DiffSummary = ({ diff }: { diff: TemplateDiff }) => {
  const t = useTexts('websites');
  const changed = AREAS.filter((area) => diff[area].length > 0);
  return (
    <Stack as="section" $gap={1}>
      <h3>{t('diff.title')}</h3>
      {changed.length === 0 && <p>{t('diff.nothing')}</p>}
      <List>
        {changed.map((area) => (
          <li key={area}>{t(`diff.${area}`, { number: String(diff[area].length) })}</li>
        ))}
      </List>
    </Stack>
  );
};
