import { CHECK_FACTS, type ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import { mendingPath, mendingWord } from '@yinyom/contracts/compliance/mendingPath';
import { ROLES } from '@yinyom/contracts/constants';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { Link, useSession } from '@yinyom/mfe-kit';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import styled from 'styled-components';

const Who = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

export interface MendLinkProps {
  check: ComplianceCheck;
  overview: WebsiteOverview;
  words: ComplianceWords;
  /** The one thing to do next. */
  first?: boolean;
}

/** The button that leads to where a check is put in order, or who can do that; nothing where nothing is to be done. */
export const MendLink = ({ check, overview, words, first = false }: MendLinkProps) => {
  const { role } = useSession();
  const { role: least } = CHECK_FACTS[check.key];
  const path = mendingPath(check, overview);
  if (!path) return null;
  if (role < least)
    return <Who>{least === ROLES.admin ? words.mended_by.admin : words.mended_by.member}</Who>;
  return (
    <ButtonLink as={Link} $kind={first ? 'primary' : 'secondary'} $size="small" to={path}>
      {words.mend[mendingWord(check)]}
    </ButtonLink>
  );
};
