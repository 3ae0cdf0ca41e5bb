import { CHECK_FACTS, type ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import { countStates } from '@yinyom/contracts/compliance/judgeCompliance';
import { mendingPath } from '@yinyom/contracts/compliance/mendingPath';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { Link, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { fillWords } from '@yinyom/texts/sentences/fillWords';
import { checkSentence, sentenceParts } from '@yinyom/texts/sentences/siteSentence';
import { Button } from '@yinyom/ui/action/Button';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import styled from 'styled-components';
import { useWebsiteOverviewsQuery } from '../../api/overviewApi';
import { useComplianceWords } from '@yinyom/mfe-kit/components/useComplianceWords';

/** As wide and as high before the figures are there as with them: rows and columns stay where they are. */
const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${({ theme }) => theme.space(1)};
  width: clamp(220px, 20vw, 340px);
  min-height: 128px;
  @media (max-width: ${({ theme }) => theme.phone}) {
    align-content: start;
    /* A line of its own also while nothing is in it. */
    width: 100vw;
    max-width: 100%;
    min-height: 130px;
  }
  > a {
    color: ${({ theme }) => theme.color.primary};
  }
`;
const Rest = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

const toneOf = (checks: readonly ComplianceCheck[]): BadgeTone => {
  if (checks.some(({ state }) => state === 'attention')) return 'warning';
  return checks.some(({ state }) => state === 'unknown') ? 'neutral' : 'success';
};

/** What is most in need: the first check that needs attention, else the first that nobody knows about. */
const firstOpen = (checks: readonly ComplianceCheck[]): ComplianceCheck | undefined =>
  checks.find(({ state }) => state === 'attention') ?? checks.find(({ state }) => state === 'unknown');

const Reason = ({
  overview,
  sentence,
}: {
  overview: WebsiteOverview;
  sentence: (check: ComplianceCheck) => string;
}) => {
  const { role } = useSession();
  const check = firstOpen(overview.checks);
  if (!check) return null;
  const path = role >= CHECK_FACTS[check.key].role ? mendingPath(check, overview) : null;
  return path ? <Link to={path}>{sentence(check)}</Link> : <span>{sentence(check)}</span>;
};

/** Holds the place of a verdict that is not there yet. */
export const HealthPlace = () => (
  <Root>
    <Skeleton $height="28px" $width="40%" />
    <Skeleton $height="22px" $width="80%" />
    <Skeleton $height="44px" />
  </Root>
);

interface HealthCellProps {
  applicationId: string;
  organizationId: string;
  /** Ids of all websites of the row's page, with commas: the page is asked about in one call. */
  page: string;
}

/** The state of a website: as many checks in order as Install and dashboard say, the most urgent reason, and the rest of its sentence. */
export const HealthCell = ({ applicationId, organizationId, page }: HealthCellProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const words = useComplianceWords();
  const answer = useWebsiteOverviewsQuery(
    { query: { organization_id: organizationId, application_ids: page }, quiet: true },
    { refetchOnMountOrArgChange: 60 },
  );
  const overview = answer.currentData?.find(({ application_id }) => application_id === applicationId);
  if (answer.isError && !answer.isFetching) {
    return (
      <Root>
        <Rest>{t('list.healthFailed')}</Rest>
        <Button kind="quiet" size="small" onClick={() => void answer.refetch()}>
          {t('list.healthRetry')}
        </Button>
      </Root>
    );
  }
  if (!answer.currentData || !words) {
    return <HealthPlace />;
  }
  if (!overview) {
    return (
      <Root>
        <Rest>{t('list.healthFailed')}</Rest>
      </Root>
    );
  }
  const { verdict, text } = sentenceParts(overview, words, lang);
  const { ok, all } = countStates(overview.checks);
  return (
    <Root>
      <Badge tone={toneOf(overview.checks)}>
        {ok === all ? verdict : fillWords(words.counts, { ok, all }, lang)}
      </Badge>
      <Reason overview={overview} sentence={(check) => checkSentence(check, words, lang)} />
      {/* It follows a verdict elsewhere; here it begins a line. */}
      <Rest>{text.charAt(0).toLocaleUpperCase() + text.slice(1)}</Rest>
    </Root>
  );
};
