import type { ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { Icon, type IconName } from '@yinyom/ui/foundation/Icon';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';

const ICONS: Record<ComplianceCheck['state'], IconName> = {
  ok: 'check',
  attention: 'alert',
  unknown: 'clock',
  optional: 'info',
};
const COLORS = { ok: 'success', attention: 'warning', unknown: 'muted', optional: 'muted' } as const;

const Root = styled.span<{ $state: ComplianceCheck['state'] }>`
  display: inline-flex;
  padding-top: 2px;
  color: ${({ theme, $state }) => theme.color[COLORS[$state]]};
`;

/** The state of a check as a sign, with its word for those who do not see it. */
export const StateMark = ({ state, words }: { state: ComplianceCheck['state']; words: ComplianceWords }) => (
  <Root $state={state}>
    <Icon name={ICONS[state]} />
    <VisuallyHidden>{words.state[state]}: </VisuallyHidden>
  </Root>
);
