import type { SectionName } from '@yinyom/contracts/groups/sections';
import { i18n, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useDifferencesQuery } from '../../api/inheritanceApi';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { useSectionName } from '../groups/useSectionName';
import { RowsSkeleton } from '../RowsSkeleton';
import { valueText } from './valueText';

const List = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  dt {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  del {
    color: ${({ theme }) => theme.color.danger};
  }
  ins {
    color: ${({ theme }) => theme.color.success};
    text-decoration: none;
  }
`;

interface DifferencesProps {
  applicationId: string;
  sections: readonly SectionName[];
  /** Gets the name of what is shown, for taking exactly that. */
  onSeen: (seen: string) => void;
}

/** What taking the group's content for sections would change on a website, value by value. */
export const Differences = ({ applicationId, sections, onSeen }: DifferencesProps) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const sectionName = useSectionName();
  const found = useDifferencesQuery(
    { params: { id: applicationId }, query: { sections: sections.join(',') }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const seen = found.isFetching ? undefined : found.currentData?.seen;
  useEffect(() => {
    if (seen) onSeen(seen);
  }, [seen, onSeen]);
  if (!found.currentData)
    return found.isError && !found.isFetching ? (
      <ErrorState onRetry={() => void found.refetch()} />
    ) : (
      <RowsSkeleton rows={2} height="48px" />
    );
  /** Texts of the banner are called what the editor calls them. */
  const nameOf = (section: SectionName, path: string) => {
    if (section.startsWith('texts.') && i18n.exists(`websites:field.${path}`)) return common(`field.${path}`);
    return section === 'settings' ? t(`setting.${path}`) : path;
  };
  return (
    <Stack $gap={4}>
      {found.currentData.sections.map(({ section, changes, more }) => (
        <section key={section} aria-label={sectionName(section)}>
          <Stack $gap={2}>
            <strong>{sectionName(section)}</strong>
            {changes.length === 0 && <p>{t('differences.none')}</p>}
            <List>
              {changes.map(({ path, before, after }) => (
                <div key={path}>
                  <dt>{nameOf(section, path)}</dt>
                  <dd>
                    <del>{valueText(before) || t('differences.nothing')}</del>
                  </dd>
                  <dd>
                    <ins>{valueText(after) || t('differences.nothing')}</ins>
                  </dd>
                </div>
              ))}
            </List>
            {more && <p>{t('differences.more')}</p>}
          </Stack>
        </section>
      ))}
    </Stack>
  );
};
