import { CHECK_FACTS } from '@yinyom/contracts/compliance/checks';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { Fold } from '@yinyom/ui/data/Fold';
import styled from 'styled-components';
import { CheckReason } from './CheckReason';
import { MendLink } from './MendLink';
import { StateMark } from './StateMark';

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: ${({ theme }) => `${theme.space(4)} ${theme.space(6)}`};
  margin: ${({ theme }) => theme.space(2)} 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(3)};
    align-content: start;
  }
`;
const Law = styled.p`
  margin-top: ${({ theme }) => theme.space(1)};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface AllChecksProps {
  overview: WebsiteOverview;
  words: ComplianceWords;
  /** Whether checks that are not in order are listed with their buttons nowhere else. */
  alone: boolean;
}

/** All checks with what the law says about each, folded away; and that this is no certificate, always in sight. */
export const AllChecks = ({ overview, words, alone }: AllChecksProps) => (
  <div>
    <Note>{words.disclaimer}</Note>
    <Fold look="link" title={words.details}>
      <Rows>
        {overview.checks.map((check) => (
          <li key={check.key}>
            <StateMark state={check.state} words={words} />
            <div>
              <CheckReason check={check} words={words} />
              <Law>{words.law[check.key]}</Law>
              <Note>{words.sections.replace('{sections}', CHECK_FACTS[check.key].sections.join(', '))}</Note>
              {(alone || check.state === 'optional') && (
                <MendLink check={check} overview={overview} words={words} />
              )}
            </div>
          </li>
        ))}
      </Rows>
    </Fold>
  </div>
);
