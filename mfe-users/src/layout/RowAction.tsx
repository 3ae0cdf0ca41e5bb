import { Button } from '@yinyom/ui/action/Button';
import type { IconName } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';

/** Room for three of five actions in a line, in every language. A percentage would count as nothing in a cell. */
export const ROOM_FOR_MANY = '19em';

/** What can be done with a row of a table: in words, in as many lines as there is room for; `$room` is the least. */
export const RowActions = styled.div<{ $room?: string }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  min-width: ${({ $room = '0' }) => $room};
  @media (max-width: ${({ theme }) => theme.phone}) {
    justify-content: flex-start;
    min-width: 0;
    /* The words begin where the other lines of the card do. */
    margin-inline: -${({ theme }) => theme.space(3)};
  }
`;

interface RowActionProps {
  icon: IconName;
  /** The word on the button. */
  word: string;
  /** The whole name, which also names the row. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** One of several actions of a row. An icon alone says too little where there are many. */
export const RowAction = ({ word, label, ...rest }: RowActionProps) => (
  <Button kind="quiet" size="small" aria-label={label} {...rest}>
    {word}
  </Button>
);
