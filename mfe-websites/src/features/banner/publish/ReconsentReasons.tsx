import { LANGUAGE_NAMES, type Lang } from '@yinyom/contracts/constants';
import { RECONSENT_REASONS, type ReconsentReason } from '@yinyom/contracts/websites/template';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import styled from 'styled-components';
import { useSiteCategoriesQuery } from '../../../api/categoryApi';

/** More names of one kind are given as a number. */
const MOST_NAMES = 6;

const List = styled.ul`
  padding-inline-start: 1.2em;
  list-style: disc;
  overflow-wrap: anywhere;
`;

interface ReconsentReasonsProps {
  applicationId: string;
  reasons: readonly ReconsentReason[];
}

/** Why every visitor has to be asked again: what they were not told when they consented. */
export const ReconsentReasons = ({ applicationId, reasons }: ReconsentReasonsProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const { data: categories } = useSiteCategoriesQuery({ params: { id: applicationId }, query: {} });
  const titles = new Map((categories?.entities ?? []).map(({ id, title }) => [id, textIn(title, lang)]));
  const labelOf = ({ kind, name }: ReconsentReason): string => {
    if (kind === 'controller' || kind === 'policy') return t(`review.controller_${name}`);
    if (kind === 'category') return titles.get(name) ?? name;
    // A text of the banner is named by its language, a cookie by its name.
    const [, language] = /^([a-z]{2})\./.exec(name) ?? [];
    return LANGUAGE_NAMES[language as Lang] ?? name;
  };
  const lines = RECONSENT_REASONS.flatMap((kind) => {
    const names = [...new Set(reasons.filter((reason) => reason.kind === kind).map(labelOf))];
    if (names.length === 0) return [];
    const more = names.length > MOST_NAMES ? [`+${names.length - MOST_NAMES}`] : [];
    return [{ kind, names: [...names.slice(0, MOST_NAMES), ...more].join(', ') }];
  });
  return (
    <List>
      {lines.map(({ kind, names }) => (
        <li key={kind}>
          {t(`reconsent.why_${kind}`)}: {names}
        </li>
      ))}
    </List>
  );
};
