import { ROLES } from '@yinyom/contracts/constants';
import { errorMessage, formatDateTime, Link, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { useState } from 'react';
import styled from 'styled-components';
import { Quiet } from '../layout/Quiet';
import { READINESS_AGE_S, useGetReadinessQuery } from '../calls/registersApi';
import { PaperRow } from '../features/readiness/PaperRow';
import { PaperReaders } from '../features/readers/PaperReaders';
import { StateBar } from '../features/readiness/StateBar';
import { PapersArea } from '../layout/PapersArea';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { useRegisterTexts } from '../texts/useRegisterTexts';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  h2 {
    font-size: ${({ theme }) => theme.font.size.lead};
  }
`;
const Sum = styled.p`
  font-size: ${({ theme }) => theme.font.size.h3};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

/** `/compliance/papers`: the papers of an inspection, how far each is, and what to do next. */
export const ReadinessPage = () => {
  const t = useRegisterTexts();
  const words = useComplianceTexts();
  const [onlyMissing, setOnlyMissing] = useState(false);
  const { organizationId, role } = useSession();
  const { data, error, isError, refetch } = useGetReadinessQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null, refetchOnMountOrArgChange: READINESS_AGE_S },
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    if (!data) return <Skeleton $height="720px" />;
    const { inspection_papers: papers, checked_at } = data;
    const shown = onlyMissing ? papers.filter(({ state }) => state !== 'complete') : papers;
    const complete = papers.filter(({ state }) => state === 'complete').length;
    return (
      <Card>
        <Stack>
          <Sum>{t('readiness.summary', { complete, total: papers.length })}</Sum>
          <StateBar papers={papers} />
          <Quiet>{t('readiness.checked', { at: formatDateTime(checked_at) })}</Quiet>
          <Checkbox label={t('readiness.only_missing')} checked={onlyMissing} onChange={setOnlyMissing} />
          {shown.length === 0 && <p>{t('readiness.none_missing')}</p>}
          <List>
            {shown.map((paper) => (
              <PaperRow key={paper.paper} paper={paper} checkedAt={checked_at} />
            ))}
          </List>
        </Stack>
      </Card>
    );
  };
  return (
    <PapersArea
      title={t('readiness.title')}
      lead={t('readiness.lead')}
      actions={
        <Row>
          <ButtonLink as={Link} $kind="secondary" to="/compliance/letters">
            {words('papers.letters')}
          </ButtonLink>
          <ButtonLink as={Link} $kind="secondary" to="/compliance/conformity">
            {words('papers.conformity')}
          </ButtonLink>
          <ButtonLink as={Link} to="/compliance/binders">
            {words('binders.make')}
          </ButtonLink>
        </Row>
      }
    >
      <Stack $gap={5}>
        {content()}
        {role === ROLES.admin && <PaperReaders />}
      </Stack>
    </PapersArea>
  );
};
