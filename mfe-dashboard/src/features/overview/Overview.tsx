import { countStates } from '@yinyom/contracts/compliance/judgeCompliance';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { useLang } from '@yinyom/mfe-kit';
import { fillWords } from '@yinyom/texts/sentences/fillWords';
import { siteSentence } from '@yinyom/texts/sentences/siteSentence';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { AllChecks } from './AllChecks';
import { CheckRow } from './CheckRow';
import { isSetUp } from './setUp';
import { StateBar } from './StateBar';
import { useComplianceWords } from '@yinyom/mfe-kit/components/useComplianceWords';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(6)}`};
`;
const Sentence = styled.p`
  font-size: ${({ theme }) => theme.font.size.lead};
  @media (max-width: ${({ theme }) => theme.phone}) {
    font-size: ${({ theme }) => theme.font.size.body};
  }
`;
/** Side by side where there is room: the figures below are in sight without scrolling. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(480px, 100%), 1fr));
  column-gap: ${({ theme }) => theme.space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface OverviewProps {
  /** Absent while it is being loaded. */
  overview: WebsiteOverview | undefined;
  failed: boolean;
  /** Next to the first steps: until they are done, they are the one list of what is to be done. */
  begins?: boolean;
  onRetry: () => void;
}

/** The state of a website: one sentence, how many of the checks that count are in order, and the action for each other check. */
export const Overview = ({ overview, failed, begins = false, onRetry }: OverviewProps) => {
  const words = useComplianceWords();
  const lang = useLang();
  if (failed && !overview) {
    return (
      <Card>
        <ErrorState onRetry={onRetry} />
      </Card>
    );
  }
  if (!overview || !words) {
    return (
      <Card aria-busy="true">
        <Stack $gap={3}>
          <Skeleton $height="32px" $width="min(280px, 80%)" />
          <Skeleton $height="54px" />
          <Skeleton $height="24px" $width="40%" />
        </Stack>
      </Card>
    );
  }
  const { checks } = overview;
  const { ok, all } = countStates(checks);
  const listed = !begins || isSetUp(overview);
  // What needs attention before what is only not known.
  const open = [
    ...checks.filter(({ state }) => state === 'attention'),
    ...checks.filter(({ state }) => state === 'unknown'),
  ];
  return (
    <Card aria-label={words.title}>
      <Stack $gap={3}>
        <Head>
          <h2>{fillWords(ok === all ? words.all_ok : words.counts, { ok, all }, lang)}</h2>
          <StateBar checks={checks} />
        </Head>
        <Sentence>{siteSentence(overview, words, lang)}</Sentence>
        {listed && open.length > 0 && (
          <Rows>
            {open.map((check, at) => (
              <CheckRow key={check.key} check={check} overview={overview} words={words} first={at === 0} />
            ))}
          </Rows>
        )}
        <AllChecks overview={overview} words={words} alone={!listed} />
      </Stack>
    </Card>
  );
};
