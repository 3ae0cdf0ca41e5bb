import { getConformityResultPdf } from '@yinyom/contracts/conformity/conformity';
import { downloadFile, errorMessage, formatDateTime, Link, useLang } from '@yinyom/mfe-kit';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';
import { useConformityResultPagesInfiniteQuery } from '../../calls/conformityApi';
import { DownloadButton } from '../../files/DownloadButton';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import type { RuleWords } from '../../texts/useRuleWords';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
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
  const results = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const content = () => {
    if (list.isError && results.length === 0)
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    if (!list.data) return <Skeleton $height="80px" />;
    if (results.length === 0) return <p>{t('conformity.no_results')}</p>;
    return (
      <List>
        {results.map(({ id, compared_at, kept_by, rule_set, counts }) => (
          <li key={id}>
            <p id={`result-${id}`}>{formatDateTime(compared_at)}</p>
            <Quiet>
              {`${rule_set.rule_set_id} ${rule_set.set_version} · ${words.rules.page.states.met}: ${counts.met} · ${words.rules.page.states.not_met}: ${counts.not_met}`}
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
    );
  };
  return (
    <Card aria-labelledby="results">
      <Stack>
        <h2 id="results">{t('conformity.results')}</h2>
        <p>{t('conformity.results_hint')}</p>
        {content()}
        {list.hasNextPage && (
          <div>
            <Button
              kind="secondary"
              size="small"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('conformity.more_results')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
