import { useTexts } from '@yinyom/mfe-kit';
import { printedKey, type KeyRow } from '@yinyom/mfe-kit/components/pressedKey';
import styled from 'styled-components';
import type { AssignAction } from './assignKeys';

const Root = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  @media (pointer: coarse) {
    display: none;
  }
`;

/** What most decisions need; `?` lists the others. */
const OFTEN: readonly AssignAction[] = ['move', 'toggle', 'assign', 'suggested', 'all', 'undo'];

/** The keys of the list, in a line; not shown where there is no keyboard. */
export const KeyHelp = ({ rows }: { rows: readonly KeyRow<AssignAction>[] }) => {
  const t = useTexts('websites');
  const printed = (key: string) => printedKey(key).replace('Space', t('assign.space'));
  return (
    <Root>
      {rows
        .filter(({ action }) => OFTEN.includes(action))
        .map(({ action, keys }) => `${keys.map(printed).join(' ')} ${t(`assign.keys.${action}`)}`)
        .join(' · ')}
    </Root>
  );
};
