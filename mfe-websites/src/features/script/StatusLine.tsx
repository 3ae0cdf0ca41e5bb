import { Icon } from '@yinyom/ui/foundation/Icon';
import { Spinner } from '@yinyom/ui/foundation/Spinner';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Mark } from './ownershipOf';

const TONES = { good: 'success', waiting: 'warning', bad: 'danger' } as const;
const Line = styled.div<{ $mark: Mark }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(3)};
  overflow-wrap: anywhere;
  & + & {
    margin-top: ${({ theme }) => theme.space(3)};
  }
  > svg,
  > span {
    flex: none;
    margin-top: 3px;
    color: ${({ theme, $mark }) => theme.color[TONES[$mark]]};
  }
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

interface StatusLineProps {
  mark: Mark;
  busy?: boolean;
  /** What belongs to the statement, in a quieter voice. */
  note?: ReactNode;
  children: ReactNode;
}

/** One statement about an installation, with the mark of how good it is. */
export const StatusLine = ({ mark, busy = false, note, children }: StatusLineProps) => (
  <Line $mark={mark}>
    {busy ? <Spinner /> : <Icon name={mark === 'good' ? 'check' : 'alert'} />}
    <div>
      <p>{children}</p>
      {note && <Note>{note}</Note>}
    </div>
  </Line>
);
