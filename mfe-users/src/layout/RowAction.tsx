import { Button } from '@yinyom/ui/action/Button';
import type { IconName } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';

/** What can be done with a row of a table: in words, in as many lines as the table has room for. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  min-width: min(100%, 15em);
  @media (max-width: ${({ theme }) => theme.phone}) {
    justify-content: flex-start;
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
