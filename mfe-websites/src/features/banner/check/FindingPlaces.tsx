import { LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { Link, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import styled from 'styled-components';
import type { FindingGroup } from './groupFindings';
import { whereOf } from './whereOf';
import type { Where } from './whereOf';

const Places = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

interface FindingPlacesProps {
  applicationId: string;
  group: FindingGroup;
  /** Id of what the finding says, which tells what the buttons are for. */
  about: string;
  /** Leads to a field of the editor, or tells that the editor is left for the cookies. */
  onGo: (where: Where) => void;
}

/** The ways from a finding to where it is corrected: one for each language that it is about. */
export const FindingPlaces = ({ applicationId, group, about, onGo }: FindingPlacesProps) => {
  const t = useTexts('websites');
  const targets = group.places.flatMap((place) => {
    const where = whereOf(place.field);
    return where ? [{ ...place, where }] : [];
  });
  const [first] = targets;
  if (!first) return null;
  if (first.where.part === 'cookies') {
    const unclassified = group.code.startsWith('cookies_unclassified');
    const categories = group.code.startsWith('category');
    return (
      <Link
        to={
          unclassified ? `/websites/${applicationId}/re-assign` : `/websites/${applicationId}?section=cookies`
        }
        onClick={() => onGo(first.where)}
      >
        {t(unclassified ? 'lint.classify' : categories ? 'lint.toCategories' : 'lint.toCookies')}
      </Link>
    );
  }
  return (
    <Places>
      {targets.map(({ field, language, where }) => (
        <Button
          key={field}
          kind="quiet"
          size="small"
          icon="edit"
          aria-describedby={about}
          onClick={() => onGo(where)}
        >
          {targets.length > 1 && language ? (
            <span lang={LOCALE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
          ) : (
            t('lint.toField')
          )}
        </Button>
      ))}
    </Places>
  );
};
