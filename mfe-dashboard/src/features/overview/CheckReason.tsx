import type { ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import { formatDate, useLang } from '@yinyom/mfe-kit';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { checkSentence } from '@yinyom/texts/sentences/siteSentence';
import styled from 'styled-components';

const Name = styled.strong`
  display: block;
`;
const Reason = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** The name of a check, and below it why it stands as it does and since when that is known. */
export const CheckReason = ({ check, words }: { check: ComplianceCheck; words: ComplianceWords }) => {
  const lang = useLang();
  return (
    <div>
      <Name>{words.check[check.key]}</Name>
      <Reason>
        {checkSentence(check, words, lang)}
        {check.at && ` · ${formatDate(check.at)}`}
      </Reason>
    </div>
  );
};
