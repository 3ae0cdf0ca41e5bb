import { CHECK_FACTS, type ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import { mendingPath, mendingWord } from '@yinyom/contracts/compliance/mendingPath';
import type { ComplianceWords } from '@yinyom/contracts/compliance/words/th';
import { ROLES } from '@yinyom/contracts/constants';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { Link, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import styled from 'styled-components';
import { CheckReason } from './CheckReason';
import { StateMark } from './StateMark';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(2)} 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > :first-child {
    align-self: start;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: auto minmax(0, 1fr);
    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
const Who = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface CheckRowProps {
  check: ComplianceCheck;
  overview: WebsiteOverview;
  words: ComplianceWords;
}

/** A check that is not in order: what it is, why, and the button that leads to where it is mended. */
export const CheckRow = ({ check, overview, words }: CheckRowProps) => {
  const { role } = useSession();
  const { role: least } = CHECK_FACTS[check.key];
  const path = mendingPath(check, overview);
  const mend = words.mend[mendingWord(check)];
  return (
    <Root>
      <StateMark state={check.state} words={words} />
      <CheckReason check={check} words={words} />
      {path && role >= least && (
        <ButtonLink as={Link} $kind="secondary" $size="small" to={path}>
          {mend}
        </ButtonLink>
      )}
      {path && role < least && (
        <Who>{least === ROLES.admin ? words.mended_by.admin : words.mended_by.member}</Who>
      )}
    </Root>
  );
};
