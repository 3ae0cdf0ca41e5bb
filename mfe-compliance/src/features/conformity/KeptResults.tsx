import { getConformityResultPdf, RULE_STATES } from '@yinyom/contracts/conformity/conformity';
import { formatDateTime, Link, useLang } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { Card } from '@yinyom/ui/data/Card';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';
import { Quiet } from '../../layout/Quiet';
import { useConformityResultPagesInfiniteQuery } from '../../calls/conformityApi';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import type { RuleWords } from '../../texts/useRuleWords';
import { inLanguage } from './RuleCard';
import { downloadFile } from '../../controllers/ofController';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

interface KeptResultsProps {
  organizationId: string;
  application_id: string;
  words: RuleWords;
  /** Address of the page that shows a result. */
  pathOf: (id: string) => string;
}

/** Results that were kept of a website, newest first, each with its PDF. */
export const KeptResults = ({ organizationId, application_id, words, pathOf }: KeptResultsProps) => {
  const t = useInspectionTexts();
  const language = useLang();
  const list = useConformityResultPagesInfiniteQuery({
    params: { id: organizationId },
    query: { application_id },
  });
  return (
    <Card aria-labelledby="results">
      <Stack>
        <h2 id="results">{t('conformity.results')}</h2>
        <p>{t('conformity.results_hint')}</p>
        <PagedList
          list={list}
          placeholder={<Skeleton $height="80px" />}
          empty={<p>{t('conformity.no_results')}</p>}
          more={t('conformity.more_results')}
        >
          {(results) => (
            <List>
              {results.map(({ id, compared_at, kept_by, rule_set, counts }) => (
                <li key={id}>
                  <p id={`result-${id}`}>{formatDateTime(compared_at)}</p>
                  <Quiet>
                    {[
                      t('conformity.set_of', {
                        title: inLanguage(rule_set.set_title, language),
                        version: rule_set.set_version,
                      }),
                      // What is not known belongs to a result as much as what is.
                      ...RULE_STATES.filter((state) => counts[state] > 0).map(
                        (state) => `${words.rules.page.states[state]}: ${counts[state]}`,
                      ),
                    ].join(' · ')}
                  </Quiet>
                  <Quiet>{fillText(words.rules.page.kept, { name: kept_by.name })}</Quiet>
                  <Row>
                    <Link to={pathOf(id)}>
                      {t('conformity.show')}
                      <VisuallyHidden>: {formatDateTime(compared_at)}</VisuallyHidden>
                    </Link>
                    <DownloadButton
                      label={t('conformity.pdf')}
                      describedBy={`result-${id}`}
                      load={() =>
                        downloadFile({
                          endpoint: getConformityResultPdf,
                          params: { id: organizationId, rid: id },
                          query: { language },
                          quiet: true,
                        })
                      }
                    />
                  </Row>
                </li>
              ))}
            </List>
          )}
        </PagedList>
      </Stack>
    </Card>
  );
};
