import type { Lang } from '@yinyom/contracts/constants';
import { LANGUAGE_NAMES, LAYOUTS } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { Template, TemplateDiff } from '@yinyom/contracts/websites/template';
import type { Design } from '@yinyom/contracts/websites/templateDesign';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { changedLook } from './changedLook';

const AREAS = [
  'categories_added',
  'categories_removed',
  'categories_changed',
  'cookies_added',
  'cookies_removed',
  'cookies_changed',
] as const;
/** So many names stand in a line; of more the number is told. */
const MOST_NAMES = 12;

const List = styled.ul`
  padding-inline-start: 1.2em;
  list-style: disc;
  overflow-wrap: anywhere;
`;

interface OtherChangesProps {
  diff: TemplateDiff;
  /** The published version. */
  before: Template | undefined;
  after: Template;
  categories: readonly Category[];
}

/** What else visitors will meet differently: look, categories, cookies, and who asks them. */
export const OtherChanges = ({ diff, before, after, categories }: OtherChangesProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const titles = new Map(categories.map(({ id, title }) => [id, textIn(title, lang)]));
  const shownAs = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'review.on' : 'review.off');
    if (field === 'layout') return t(`layout.${LAYOUTS[value as Design['layout']]}`);
    if (field === 'theme') return t(`theme.${value as Design['theme']}`);
    if (field === 'corners' || field === 'width' || field === 'text_size')
      return t(`shape.${field}_${value as string}`);
    if (field === 'default_language') return LANGUAGE_NAMES[value as Lang];
    return String(value ?? '');
  };
  const look = before ? changedLook(diff.design, before.design, after.design) : [];
  const named = AREAS.filter((area) => diff[area].length > 0).map((area) => {
    const names = diff[area].flatMap((name) =>
      area.startsWith('categories') ? (titles.get(name) ?? []) : name,
    );
    const more = diff[area].length - Math.min(names.length, MOST_NAMES);
    const told = [...names.slice(0, MOST_NAMES), ...(more > 0 && names.length > 0 ? [`+${more}`] : [])].join(
      ', ',
    );
    return { area, text: t(`diff.${area}`, { number: String(diff[area].length) }), told };
  });
  const controller = diff.controller.map((field) => t(`review.controller_${field}`));
  if (look.length + named.length + controller.length === 0) return null;
  return (
    <Stack as="section" $gap={2}>
      <h4>{t('review.other')}</h4>
      <List>
        {look.map(({ field, label, before: old, after: now }) => (
          <li key={field}>
            {t(label)}
            {old !== undefined && now !== undefined && `: ${shownAs(field, old)} → ${shownAs(field, now)}`}
          </li>
        ))}
        {named.map(({ area, text, told }) => (
          <li key={area}>
            {text}
            {told && ` (${told})`}
          </li>
        ))}
        {controller.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Stack>
  );
};
